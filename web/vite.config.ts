import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `npm run dev` expects `shinar serve` beside it; SHINAR_SERVER names another address.
const server = process.env.SHINAR_SERVER ?? 'http://127.0.0.1:8321';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: './',
  resolve: {
    alias: { $lib: here('./src/lib'), $games: here('./src/games') },
    // Component tests mount components, so they need Svelte's browser build.
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  server: {
    port: 5173,
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The scene of a garden is that large, and loaded only by whoever opens it; scripts/weight.mjs guards the rest.
    chunkSizeWarningLimit: 900,
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
  },
}));
