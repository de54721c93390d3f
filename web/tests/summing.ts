/** An engine for tests of lessons, which knows a single tiny game. */

import { RequestFailed } from '$lib/api/http';
import type { Tried, TryPlan } from '$lib/api/wire';
import type { Ask } from '$lib/learn/play';

const move = (text: string) => ({ text, action: { action: text } });

/**
 * A game of two in which everybody adds to a sum: `pass` ends a turn, bots add 10 and pass. The facts are `sum N` (at least N)
 * and `bot`: whether the bot has played.
 */
export function engine(requests: TryPlan[] = []): Ask {
  return (_, plan) => {
    requests.push(plan);
    const actions = [...(plan.actions as string[])];
    if (actions.includes('illegal'))
      return Promise.reject(new RequestFailed(409, { code: 'illegal', message: 'no', ruling: 'R1' }));
    const turns = () => actions.filter((one) => one === 'pass').length;
    const events = [
      { n: 0, version: 0, seat: turns() % 2, points: 0, ruling: 'R1', event: { event: 'added' } },
    ];
    const replies: ReturnType<typeof move>[] = [];
    while (plan.bots !== undefined && turns() % 2 !== plan.as) {
      for (const text of ['10', 'pass']) {
        replies.push(move(text));
        actions.push(text);
        events.push({ ...events[0]!, event: { event: `bot ${text}` } });
      }
    }
    const sum = actions.reduce((total, text) => total + (Number(text) || 0), 0);
    const facts = (plan.facts ?? []).map((fact) => {
      const [name, bound] = fact.split(' ');
      return name === 'sum' ? sum >= Number(bound) : actions.includes('10');
    });
    const actor = actions.includes('end') ? ('over' as const) : turns() % 2;
    const tried: Tried = {
      actor,
      scores: [sum, 0],
      ranking: [1, 1],
      view: { observer: 0, players: 2, actor: 0, phase: 'play', active: 0 },
      legal: actor === (plan.as ?? actor) ? ['1', '2', '9', 'pass', 'end'].map(move) : [],
      events,
      replies,
      facts,
    };
    return Promise.resolve(tried);
  };
}
