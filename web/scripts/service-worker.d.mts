/** Writes `sw.js` into the folder of a built page; returns how many bytes it keeps for a visit without a network. */
export function writeServiceWorker(folder: string): number;
