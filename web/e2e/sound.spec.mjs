// The sounds of the table, rendered by the browser's own audio: audible, not distorted, short, and told apart by ear.

import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createServer } from 'vite';
import { launch } from './visitors.mjs';

let vite;
let browser;
let page;
before(async () => {
  const root = new URL('..', import.meta.url).pathname;
  vite = await createServer({ root, server: { port: 0 }, logLevel: 'error' });
  await vite.listen();
  browser = await launch();
  page = await browser.newPage();
  await page.goto(vite.resolvedUrls.local[0]);
});
after(async () => {
  await browser?.close();
  await vite?.close();
});

/** What is heard of every material: peak, loudness, length until it is silent, and how its energy lies in seven octaves. */
function measure() {
  return page.evaluate(async () => {
    const { MATERIALS, strike } = await import('/src/lib/sound/index.ts');
    const RATE = 44_100;
    const found = {};
    for (const material of MATERIALS) {
      const context = new OfflineAudioContext(1, 2 * RATE, RATE);
      strike(context, material);
      const samples = (await context.startRendering()).getChannelData(0);
      let peak = 0;
      let energy = 0;
      let last = 0;
      samples.forEach((sample, at) => {
        peak = Math.max(peak, Math.abs(sample));
        energy += sample * sample;
        if (Math.abs(sample) > 0.001) last = at;
      });
      const octaves = [];
      for (const middle of [80, 160, 320, 640, 1280, 2560, 5120]) {
        const band = new OfflineAudioContext(1, 2 * RATE, RATE);
        const filter = new BiquadFilterNode(band, { type: 'bandpass', frequency: middle, Q: 1.4 });
        const source = band.createBufferSource();
        source.buffer = band.createBuffer(1, samples.length, RATE);
        source.buffer.copyToChannel(samples, 0);
        source.connect(filter).connect(band.destination);
        source.start();
        const passed = (await band.startRendering()).getChannelData(0);
        octaves.push(passed.reduce((sum, one) => sum + one * one, 0) / energy);
      }
      found[material] = { peak, loudness: Math.sqrt(energy / (last + 1)), seconds: last / RATE, octaves };
    }
    return found;
  });
}

it('every material is audible, undistorted, short, and unlike the others', async (test) => {
  const found = Object.entries(await measure());
  assert.equal(found.length, 5);
  for (const [name, { peak, loudness, seconds, octaves }] of found) {
    test.diagnostic(
      `${name}: peak ${peak.toFixed(2)}, loudness ${loudness.toFixed(3)}, ${seconds.toFixed(2)} s, octaves ${octaves.map((one) => one.toFixed(2)).join(' ')}`,
    );
    assert.ok(loudness > 0.02, `${name} is silent`);
    assert.ok(peak > 0.3 && peak < 0.99, `${name} is too quiet or distorted: ${peak}`);
    assert.ok(seconds > 0.03 && seconds < 1.5, `${name} takes ${seconds} s`);
  }
  for (const [at, [one, { octaves: first, seconds: long }]] of found.entries())
    for (const [other, { octaves: second, seconds: wide }] of found.slice(at + 1)) {
      const colour = Math.hypot(...first.map((share, octave) => share - second[octave]));
      const length = Math.abs(Math.log2(long / wide));
      test.diagnostic(`${one} – ${other}: colour ${colour.toFixed(2)}, length ${length.toFixed(2)}`);
      assert.ok(colour > 0.2, `${one} and ${other} sound alike: ${colour}`);
    }
});
