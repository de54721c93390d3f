/** What a board marks its elements with: `place` and `thing`. See selection.svelte.ts for what they do. */

import type { Attachment } from 'svelte/attachments';
import type { About, Lazily } from '$lib/ui/info';
import type { GameTypes } from './contract';
import { setRole, write } from './marks.svelte';
import type { Selection } from './selection.svelte';

/** How far the pointer may move during a click, in pixels. */
const CLICK_TOLERANCE = 6;
/** How long a finger rests on a place to see a preview without playing, in milliseconds. */
const LONG_PRESS = 450;

/** What happens to places: one listener for all kinds of events on an element. */
const PLACE_EVENTS = [
  'pointerenter',
  'pointerleave',
  'pointerdown',
  'focus',
  'blur',
  'click',
  'keydown',
] as const;

/** Marks an element as a place. `about` names it and fills its card; as a function it may depend on the position. */
export function place<G extends GameTypes>(
  selection: Selection<G>,
  id: string,
  about: Lazily<About>,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const leave = selection.register(id, element);
    const unname = selection.name(element, about);
    element.dataset.place = id;
    const listen = (event: Event) => {
      switch (event.type as (typeof PLACE_EVENTS)[number]) {
        case 'pointerenter':
          if ((event as PointerEvent).pointerType === 'mouse') selection.point(id);
          break;
        case 'pointerleave':
          if ((event as PointerEvent).pointerType === 'mouse' && selection.pointed === id)
            selection.point(null);
          break;
        case 'pointerdown':
          selection.touched = (event as PointerEvent).pointerType === 'touch' ? performance.now() : null;
          break;
        case 'focus':
          // A tap also moves the focus, but only the click decides what it means.
          if (element.matches(':focus-visible') || selection.at(id).length > 0) selection.point(id);
          break;
        case 'blur':
          // Later, since an element that is removed loses the focus while Svelte is still drawing.
          queueMicrotask(() => {
            if (selection.pointed === id && document.activeElement !== element) selection.point(null);
          });
          break;
        case 'click':
          click(event);
          break;
        case 'keydown': {
          const { key } = event as KeyboardEvent;
          if (key !== 'Enter' && key !== ' ') return;
          if (selection.at(id).length > 0) selection.commit(id);
          else if (!selection.wonder(id)) return;
          event.preventDefault();
          event.stopPropagation();
        }
      }
    };
    const click = (event: Event) => {
      if (selection.at(id).length === 0) {
        if (selection.wonder(id)) event.stopPropagation();
        return;
      }
      event.stopPropagation();
      const held = selection.touched !== null && performance.now() - selection.touched > LONG_PRESS;
      selection.touched = null;
      selection.point(id);
      selection.commit(id, held);
    };
    for (const name of PLACE_EVENTS) element.addEventListener(name, listen);
    return () => {
      leave();
      unname();
      for (const name of PLACE_EVENTS) element.removeEventListener(name, listen);
    };
  };
}

/** Marks an element as a thing that can be chosen or dragged to a place. */
export function thing<G extends GameTypes>(
  selection: Selection<G>,
  id: string,
  about: Lazily<About>,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const unname = selection.name(element, about);
    element.dataset.thing = id;
    element.style.touchAction = 'none';
    let drag: { x: number; y: number; ghost: Element | null; pointer: number } | null = null;
    let dragged = false;

    const over = (event: PointerEvent): string | null => {
      const hit = document.elementsFromPoint(event.clientX, event.clientY);
      const found = hit.map((one) => one.closest('[data-place]')).find((one) => one !== null);
      return found instanceof HTMLElement || found instanceof SVGElement
        ? (found.dataset.place ?? null)
        : null;
    };
    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.button !== 0 || !selection.things.has(id)) return;
      event.stopPropagation();
      drag = { x: event.clientX, y: event.clientY, ghost: null, pointer: event.pointerId };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', stop);
    };
    const move = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > CLICK_TOLERANCE;
      if (!drag.ghost && far) {
        dragged = true;
        if (selection.thing !== id) selection.choose(id);
        drag.ghost = ghostOf(element);
      }
      if (drag.ghost instanceof HTMLElement) {
        drag.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
        selection.point(over(event));
      }
    };
    const up = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      const target = drag.ghost ? over(event) : null;
      stop();
      if (target === null) return;
      if (selection.at(target).length > 0) selection.commit(target);
      else selection.wonder(target);
    };
    const stop = () => {
      drag?.ghost?.remove();
      drag = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
    };
    const click = (event: Event) => {
      if (!selection.things.has(id)) return;
      event.stopPropagation();
      // The click event that ends a drag chooses nothing.
      if (!dragged) selection.choose(id);
      dragged = false;
    };
    const key = (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || !selection.things.has(id)) return;
      event.preventDefault();
      event.stopPropagation();
      selection.choose(id);
    };
    element.addEventListener('pointerdown', down as EventListener);
    element.addEventListener('click', click);
    element.addEventListener('keydown', key as EventListener);
    $effect(() => {
      const usable = selection.things.has(id);
      const chosen = selection.thing === id;
      setRole(element, usable);
      write(element, 'tabindex', usable ? '0' : '-1');
      write(element, 'aria-pressed', usable ? String(chosen) : null);
      element.classList.toggle('is-legal', usable);
      element.classList.toggle('is-idle', !usable);
      element.classList.toggle('is-chosen', chosen);
    });
    return () => {
      stop();
      unname();
      element.removeEventListener('pointerdown', down as EventListener);
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key as EventListener);
    };
  };
}

/** A copy of a thing that follows the pointer. */
function ghostOf(element: Element): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  const copy = element.cloneNode(true) as Element;
  if (
    element instanceof SVGGraphicsElement &&
    element.ownerSVGElement &&
    !(element instanceof SVGSVGElement)
  ) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const bounds = element.getBBox();
    copy.removeAttribute('transform');
    svg.setAttribute('viewBox', `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`);
    svg.append(copy);
    ghost.append(svg);
  } else {
    ghost.append(copy);
  }
  for (const one of ghost.querySelectorAll('[id],[tabindex]')) one.removeAttribute('tabindex');
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  document.body.append(ghost);
  return ghost;
}
