/** Where new games are played: online, or on this device. */

import { hasServer } from '$lib/api/http';
import { isBuilt } from '$lib/device/engine';

const KEY = 'shinar-where';

/** Whether there is a choice: a page that was built without an engine plays on its server alone. */
export const hasChoice = hasServer && isBuilt;

export const where = $state({
  /** What the visitor chose. */
  device: !hasServer || (isBuilt && localStorage.getItem(KEY) === 'device'),
  /** Whether the server could be reached when it was last asked. */
  connected: hasServer,
});

export function playOnDevice(device: boolean): void {
  where.device = device;
  localStorage.setItem(KEY, device ? 'device' : 'server');
}

/** Whether the next game is played on this device. */
export const here = (): boolean => where.device || (isBuilt && !where.connected);
