/** Chips that speak of something on the board: they stand beside it, hide as little as possible, and follow it. */

import type { Attachment } from 'svelte/attachments';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far from the edge of the room, and from what it speaks of, a chip stands at least, in pixels. */
const EDGE = 8;
const GAP = 10;
/** In a room narrower than this a chip lies along its upper or lower edge: beside a finger there is no space. */
const NARROW = 600;

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Where a chip of some size hides least: never what it speaks of if it can be helped, and little of what else matters. */
export function spotBeside(
  target: Box,
  size: { width: number; height: number },
  room: Box,
  mind: readonly Box[],
): { left: number; top: number } {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const across = middle.x - size.width / 2;
  const down = middle.y - size.height / 2;
  // On a board the neighbours of a place matter nearly as much as the place.
  const around: Box = {
    left: target.left - target.width,
    top: target.top - target.height,
    width: target.width * 3,
    height: target.height * 3,
  };
  const reach = { x: Math.min(target.width, 120), y: Math.min(target.height, 120) };
  const spots =
    room.width < NARROW
      ? [
          { left: across, top: room.top + EDGE },
          { left: across, top: room.top + room.height - size.height - EDGE },
        ]
      : [GAP, GAP + 1].flatMap((gap, far) => {
          const x = gap + far * reach.x;
          const y = gap + far * reach.y;
          return [
            { left: across, top: target.top - size.height - y },
            { left: across, top: target.top + target.height + y },
            { left: target.left + target.width + x, top: down },
            { left: target.left - size.width - x, top: down },
          ];
        });
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const spot of spots) {
    const left = Math.max(room.left + EDGE, Math.min(spot.left, room.left + room.width - size.width - EDGE));
    const top = Math.max(room.top + EDGE, Math.min(spot.top, room.top + room.height - size.height - EDGE));
    const box = { left, top, ...size };
    const hidden =
      100 * overlap(box, target) +
      10 * mind.reduce((sum, one) => sum + overlap(box, one), 0) +
      2 * overlap(box, around);
    const away = Math.hypot(left + size.width / 2 - middle.x, top + size.height / 2 - middle.y);
    const cost = hidden + away;
    if (cost < least) {
      least = cost;
      best = { left, top };
    }
  }
  return best;
}

/** The part of the board that may be hidden: controls at its lower edge (marked `data-keep`) must stay in reach. */
function roomIn(ground: Element): Box {
  const { left, top, width, height } = ground.getBoundingClientRect();
  const keep = ground.querySelector('[data-keep]')?.getBoundingClientRect();
  return { left, top, width, height: keep && keep.top > top + height / 2 ? keep.top - top : height };
}

/**
 * Keeps a fixed element beside a target, frame by frame, so that zooming, moving and scrolling take it along.
 *
 * `mind` are elements that should stay visible, too. Without a target the style sheet decides where it stands.
 */
export function beside(
  target: () => Element | undefined,
  mind: () => readonly Element[] = () => [],
): Attachment<HTMLElement> {
  return (element) => {
    const box = (one: Element): Box => one.getBoundingClientRect();
    let last = '';
    let next = 0;
    const follow = () => {
      next = requestAnimationFrame(follow);
      const about = target();
      element.classList.toggle('is-placed', about !== undefined);
      if (!about) {
        last = '';
        element.style.removeProperty('translate');
        return;
      }
      const at = box(about);
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const key = [
        at.left,
        at.top,
        at.width,
        at.height,
        size.width,
        size.height,
        innerWidth,
        innerHeight,
      ].join();
      if (key === last) return;
      last = key;
      const ground = element.closest('.ground');
      const room = ground?.contains(about)
        ? roomIn(ground)
        : { left: 0, top: 0, width: innerWidth, height: innerHeight };
      const { left, top } = spotBeside(at, size, room, mind().map(box));
      element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
    follow();
    return () => cancelAnimationFrame(next);
  };
}
