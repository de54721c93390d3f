// What is actually painted: the colours of a screenshot, read in the browser.

/** A screenshot of a page or of an element. */
export function shot(target, options = {}) {
  return target.screenshot({ animations: 'disabled', ...options });
}

/** Lets code in the page read pictures: `await pixelsOf(base64)` returns their image data. */
export async function canRead(page) {
  await page.evaluate(() => {
    globalThis.pixelsOf = async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen.drawImage(image, 0, 0);
      return pen.getImageData(0, 0, image.width, image.height);
    };
  });
}

/** The number of colours in a picture, and the share of the most common one. */
export async function colours(page, picture) {
  await canRead(page);
  return page.evaluate(async (base64) => {
    const { data } = await globalThis.pixelsOf(base64);
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return { kinds: counts.size, commonest: Math.max(...counts.values()) / (data.length / 4) };
  }, picture.toString('base64'));
}

/** The share of pixels that differ between two pictures of the same size. */
export async function difference(page, one, other) {
  await canRead(page);
  return page.evaluate(
    async (both) => {
      const [a, b] = await Promise.all(both.map((base64) => globalThis.pixelsOf(base64)));
      let differ = 0;
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some((band) => Math.abs(a.data[at + band] - b.data[at + band]) > 8)) differ++;
      return differ / (a.data.length / 4);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
