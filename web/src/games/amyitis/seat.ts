/** A player's card: their possessions, and at the end the breakdown of the score. */

import { t } from '$lib/i18n/index.svelte';
import { picture, type ScoreShown, type SeatFact } from '../contract';
import Icon, { type IconName } from './Icon.svelte';
import { GOODS } from './facts';
import { levelOf } from './parts';
import type { Points, View, ViewSeat } from './types';
import { camels, guildName, handLabel, points, talents } from './words';

/** The rule that says most about each number. */
const RULES: Partial<Record<IconName, string>> = {
  first: 'AMY-T9',
  talent: 'AMY-H1',
  camel: 'AMY-C1',
  gardener: 'AMY-D5',
  caravaneer: 'AMY-D2',
  banker: 'AMY-D3',
  palace: 'AMY-D4',
  tile: 'AMY-P4',
  favour: 'AMY-E2',
  goods: 'AMY-E3',
  canal: 'AMY-H5',
  wine: 'AMY-C8',
};
const fact = (name: IconName, label: string, value: string | number): SeatFact => ({
  icon: picture(Icon, { name }),
  label,
  value,
  rule: RULES[name] ?? 'AMY-T8',
});
const tilesText = ({ tiles }: ViewSeat) => t('amy-tiles', { count: tiles.length });
const levelText = (guild: 'caravaneer' | 'banker' | 'palace', level: number) =>
  t('amy-has-level', { guild: guildName(guild), level });

export function score(view: View, seat: number): ScoreShown {
  const holding = view.seats[seat];
  if (!holding) return { total: 0 };
  return { total: holding.score, parts: holding.points ? scoreParts(holding, holding.points) : [] };
}

function scoreParts(holding: ViewSeat, made: Points): SeatFact[] {
  const left = Object.values(holding.goods).reduce((sum, count) => sum + count, 0);
  const parts: [icon: IconName, points: number, what: string][] = [
    ['tile', made.tiles, tilesText(holding)],
    ['palace', made.palaces, levelText('palace', levelOf(holding, 'palace'))],
    ['favour', made.favour, t('amy-favour')],
    ['goods', made.goods, t('amy-goods-left', { count: left })],
    ['canal', made.rest, t('amy-score-rest')],
  ];
  return parts
    .filter(([, count]) => count > 0)
    .map(([icon, count, what]) => fact(icon, `${what}: ${points(count)}`, count));
}

export function seatFacts(view: View, seat: number): SeatFact[] {
  const holding = view.seats[seat];
  if (!holding) return [];
  const gardeners = levelOf(holding, 'gardener');
  // At the end these are among the parts of the score.
  const counted = holding.points !== undefined;
  return [
    ...(view.first === seat && view.phase !== 'over' ? [fact('first', t('amy-first'), '')] : []),
    fact('talent', talents(holding.talents), holding.talents),
    fact('camel', camels(holding.camels), holding.camels),
    ...GOODS.map((good) => ({ good, count: holding.goods[good] }))
      .filter(({ count }) => count > 0 && !counted)
      .map(({ good, count }) => fact(good, handLabel(good, count), count)),
    ...(gardeners > 0 ? [fact('gardener', t('amy-gardeners', { count: gardeners }), gardeners)] : []),
    ...(['caravaneer', 'banker', 'palace'] as const)
      .map((guild) => ({ guild, level: levelOf(holding, guild) }))
      .filter(({ guild, level }) => level > 0 && !(counted && guild === 'palace'))
      .map(({ guild, level }) => fact(guild, levelText(guild, level), dots(level))),
    ...(holding.tiles.length > 0 && !counted ? [fact('tile', tilesText(holding), holding.tiles.length)] : []),
    ...(holding.passed ? [{ label: t('amy-has-passed'), value: t('amy-has-passed'), rule: 'AMY-A2' }] : []),
  ];
}

/** A level as the dots of its card. */
export function dots(level: number): string {
  return '●'.repeat(level);
}
