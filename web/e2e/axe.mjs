// Accessibility checks with axe.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations that would keep a visitor from playing. */
export async function faults(page, where) {
  await page.evaluate(AXE);
  return page.evaluate(async (name) => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    // Axe cannot tell what drawn text lies on, and takes the texts on two cards for one.
    const blind = ['color-contrast', 'label-content-name-mismatch'];
    const drawn = (id, node) =>
      blind.includes(id) && document.querySelector(node.target[0])?.closest('svg') instanceof SVGElement;
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.filter((node) => !drawn(id, node)).map((node) => [id, node]))
      .map(([id, node]) => `${name}: ${id}: ${node.html.slice(0, 200)}`);
  }, where);
}
