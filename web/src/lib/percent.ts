/** A share from 0 to 1 as a whole number of percents. */
export const percent = (share: number): number => Math.round(share * 100);
