/** Notes about tables on this device. */

const key = (table: string) => `shinar-notes-${table}`;

export function deviceNotes(table: string): string {
  return localStorage.getItem(key(table)) ?? '';
}

/** Stores notes; an empty text removes them. */
export function setDeviceNotes(table: string, text: string): void {
  if (text.trim() === '') localStorage.removeItem(key(table));
  else localStorage.setItem(key(table), text);
}
