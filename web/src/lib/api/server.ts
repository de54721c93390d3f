/** Tables on the server. */

import { tableSocket } from './connection';
import { download, type Plan, type TableHome } from './homes';
import {
  analyse,
  analysis,
  identify,
  identifyAgain,
  isUnreachable,
  moment,
  recordText,
  rematch,
  replay,
  sample,
  start,
  tableInfo,
} from './http';

/** What was kept for planning in one game, in case that the connection gets lost. */
let kept: (Plan & { seat: number }) | null = null;
let keeping: ReturnType<typeof setTimeout> | undefined;
/** How long a position must last before a plan is kept, in milliseconds: bots may move several times in a row. */
const REST = 400;

export const serverHome: TableHome = {
  enter: identify,
  enterAgain: identifyAgain,
  connect: tableSocket,
  info: tableInfo,
  start,
  rematch,
  replay,
  moment,
  async saveRecord({ id, game }) {
    download(await recordText(id), `${game}-${id}.txt`);
  },
  record: recordText,
  async plan(id, code, seat) {
    try {
      const [table, position] = await Promise.all([tableInfo(id, code), sample(id, code, seat)]);
      return { table, position };
    } catch (error) {
      if (!isUnreachable(error) || kept?.table.id !== id || kept.seat !== seat) throw error;
      return kept;
    }
  },
  keepPlan(table, code, seat) {
    // Better none than one of a position that is over.
    kept = null;
    clearTimeout(keeping);
    const mine = setTimeout(async () => {
      const position = await sample(table.id, code, seat).catch(() => null);
      if (position && mine === keeping) kept = { table, position, seat };
    }, REST);
    keeping = mine;
  },
  analyses: { state: analysis, request: analyse },
};
