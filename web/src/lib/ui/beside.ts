/** Positions chips beside what they describe on the board, where they cover as little as possible, and keeps them there. */

import type { Attachment } from 'svelte/attachments';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The minimum distance of a chip from the edge of the room and from its target, in pixels. */
const EDGE = 8;
const GAP = 10;
/** In a room narrower than this there is no space beside a finger, and none to spare: a chip leaves the board if it can. */
const NARROW = 600;
/** A board that begins lower than this has a page above it, not the head of a table. */
const HEAD = 130;

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * The position where a chip covers least: not its target if possible, and little else that matters. The room is the board,
 * in a window that begins at the upper left corner of the screen.
 */
export function spotBeside(
  target: Box,
  size: { width: number; height: number },
  room: Box,
  mind: readonly Box[],
  window: { width: number; height: number },
): { left: number; top: number } {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const across = middle.x - size.width / 2;
  const down = middle.y - size.height / 2;
  // On a board the neighbours of a place matter nearly as much as the place itself.
  const around: Box = {
    left: target.left - target.width,
    top: target.top - target.height,
    width: target.width * 3,
    height: target.height * 3,
  };
  const reach = { x: Math.min(target.width, 120), y: Math.min(target.height, 120) };
  const narrow = room.width < NARROW;
  // What is about a player, in the strip above the board, would cover the buttons at the other end of a phone.
  const head = room.height === window.height && target.top < window.height / 4;
  const spots = narrow
    ? [
        // In place of the sentence above the board; beside it, if the phone is held sideways; else on it.
        room.top - size.height > HEAD ? { left: across, top: room.top - size.height } : { left: 0, top: 0 },
        ...(room.width < window.width ? [{ left: room.left + room.width, top: EDGE }] : []),
        head
          ? { left: across, top: target.top + target.height + GAP }
          : { left: across, top: room.top + room.height - size.height - EDGE },
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
  const within: Box = narrow ? { left: 0, top: 0, ...window } : room;
  const edge = narrow ? EDGE / 2 : EDGE;
  const keep = (at: number, length: number, from: number, all: number) =>
    Math.max(from + edge, Math.min(at, from + all - length - edge));
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const spot of spots) {
    const left = keep(spot.left, size.width, within.left, within.width);
    const top = keep(spot.top, size.height, within.top, within.height);
    const box = { left, top, ...size };
    const hidden =
      100 * overlap(box, target) +
      10 * mind.reduce((sum, one) => sum + overlap(box, one), 0) +
      2 * overlap(box, around) +
      (narrow ? overlap(box, room) : 0);
    const away = Math.hypot(left + size.width / 2 - middle.x, top + size.height / 2 - middle.y);
    const cost = hidden + away;
    if (cost < least) {
      least = cost;
      best = { left, top };
    }
  }
  return best;
}

/** The part of the board that may be covered: controls at its lower edge (marked `data-keep`) must stay reachable. */
function roomIn(ground: Element): Box {
  const { left, top, width, height } = ground.getBoundingClientRect();
  const keep = ground.querySelector('[data-keep]')?.getBoundingClientRect();
  return { left, top, width, height: keep && keep.top > top + height / 2 ? keep.top - top : height };
}

/**
 * Keeps a fixed element beside a target, frame by frame, so that it follows zooming, panning and scrolling.
 *
 * `mind` are elements that should stay visible, too. Without a target the style sheet decides where it goes.
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
      const window = { width: innerWidth, height: innerHeight };
      const room = ground?.contains(about) ? roomIn(ground) : { left: 0, top: 0, ...window };
      const { left, top } = spotBeside(at, size, room, mind().map(box), window);
      element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
    follow();
    return () => cancelAnimationFrame(next);
  };
}
