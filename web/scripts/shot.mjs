// Takes a screenshot: node scripts/shot.mjs 'http://127.0.0.1:5173/#/dev/babylonia/4p-early' out.png [phone] [dark] [cs|pl] [hover=PLACE] [click=SELECTOR …]
//
// CHROMIUM names the browser; by default Debian's.

import { chromium } from 'playwright-core';

const [address, file, ...flags] = process.argv.slice(2);
if (!address || !file)
  throw new Error('usage: shot.mjs ADDRESS FILE [phone] [dark] [distinct] [cs|pl] [click=SELECTOR]');
const phone = flags.includes('phone');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=swiftshader', '--enable-unsafe-swiftshader'],
});
const context = await browser.newContext({
  viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  deviceScaleFactor: phone ? 2 : 1,
  hasTouch: phone,
  colorScheme: flags.includes('dark') ? 'dark' : 'light',
  locale: flags.includes('cs') ? 'cs' : flags.includes('pl') ? 'pl' : 'en',
});
if (flags.includes('distinct')) {
  await context.addInitScript(() =>
    localStorage.setItem('shinar-settings', JSON.stringify({ palette: 'distinct' })),
  );
}
const page = await context.newPage();
page.on('console', (message) => message.type() === 'error' && console.error('page:', message.text()));
page.on('pageerror', (error) => console.error('page:', error.message));
await page.goto(address);
await page.waitForLoadState('networkidle');
await page.waitForTimeout(400);
for (const flag of flags) {
  const [name, ...rest] = flag.split('=');
  const selector = rest.join('=');
  if (name === 'click') await page.locator(selector).first().click();
  if (name === 'hover') await page.locator(selector).first().hover();
  if (name === 'wait') await page.waitForTimeout(Number(selector));
  if (name === 'press') await page.keyboard.press(selector);
}
await page.waitForTimeout(300);
await page.screenshot({ path: file });
await browser.close();
