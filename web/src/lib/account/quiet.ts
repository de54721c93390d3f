/** Quiet hours, as minutes since midnight and as a form field shows them. */

/** `07:30` of 450. */
export function clockText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** 450 of `07:30`; undefined if the field is empty. */
export function clockMinutes(text: string): number | undefined {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}

/** The time zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
