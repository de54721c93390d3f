/** The card of a player: what lies there, and at the end what the points are made of. */

import { t } from '$lib/i18n/index.svelte';
import type { ScoreShown, SeatFact } from '../contract';
import type { IconName } from './Icon.svelte';
import { FAVOUR, PALACES, TILES } from './facts';
import { iconOf } from './icons';
import { countGoods, seatOf } from './parts';
import type { View, ViewSeat } from './types';
import { camels, guildName, handLabel, talents } from './words';

const fact = (icon: IconName, label: string, value: string | number): SeatFact => ({
  icon: iconOf(icon),
  label,
  value,
});
const tilesText = ({ tiles }: ViewSeat) => t('amy-tiles', { count: tiles.length });
const levelText = (guild: 'caravaneer' | 'banker' | 'palace', level: number) =>
  t('amy-has-level', { guild: guildName(guild), level });

/** Whether it can be told what the points are made of: at the end, and if the built-in components were played with. */
const isCounted = (view: View) => view.phase === 'over' && view.components === '';

export function score(view: View, seat: number): ScoreShown {
  const holding = view.seats[seat];
  if (!holding) return { total: 0 };
  return { total: holding.score, parts: isCounted(view) ? scoreParts(holding, view.players) : [] };
}

function scoreParts(holding: ViewSeat, players: number): SeatFact[] {
  const { tiles, palace } = holding;
  const goods = holding.goods.length;
  const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);
  const lines = (FAVOUR[players] ?? []).filter((line) => tiles.length >= line.tiles);
  const parts: [icon: IconName, points: number, what: string][] = [
    ['tile', sum(tiles.map((tile) => TILES[tile] ?? 0)), tilesText(holding)],
    ['palace', sum(PALACES.slice(0, palace)), levelText('palace', palace)],
    ['favour', Math.max(0, ...lines.map(({ points }) => points)), t('amy-favour')],
    ['goods', goods, t('amy-goods-left', { count: goods })],
  ];
  const rest = holding.score - sum(parts.map(([, points]) => points));
  return [...parts, ['canal', rest, t('amy-score-rest')] as const]
    .filter(([, points]) => points > 0)
    .map(([icon, points, what]) => fact(icon, `${what}: ${t('amy-points', { count: points })}`, points));
}

export function seatFacts(view: View, seat: number): SeatFact[] {
  const holding = view.seats[seat];
  if (!holding) return [];
  const { caravaneer, banker, palace, gardeners } = holding;
  const counted = isCounted(view);
  return [
    ...(seatOf(view.first) === seat && view.phase !== 'over' ? [fact('first', t('amy-first'), '')] : []),
    fact('talent', talents(holding.talents), holding.talents),
    fact('camel', camels(holding.camels), holding.camels),
    ...(counted
      ? []
      : countGoods(holding.goods).map(({ good, count }) => fact(good, handLabel(good, count), count))),
    ...(gardeners > 0 ? [fact('gardener', t('amy-gardeners', { count: gardeners }), gardeners)] : []),
    ...(
      [
        ['caravaneer', caravaneer],
        ['banker', banker],
        ['palace', counted ? 0 : palace],
      ] as const
    )
      .filter(([, level]) => level > 0)
      .map(([guild, level]) => fact(guild, levelText(guild, level), dots(level))),
    ...(holding.tiles.length > 0 && !counted ? [fact('tile', tilesText(holding), holding.tiles.length)] : []),
    ...(holding.passed ? [{ label: t('amy-has-passed'), value: t('amy-has-passed') }] : []),
  ];
}

/** A level as the dots of its card. */
export function dots(level: number): string {
  return '●'.repeat(level);
}
