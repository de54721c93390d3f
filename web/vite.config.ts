import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { writeServiceWorker } from './scripts/service-worker.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `npm run dev` expects a running `shinar serve`; SHINAR_SERVER sets another address.
const server = process.env.SHINAR_SERVER ?? 'http://127.0.0.1:8321';

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    { name: 'service-worker', apply: 'build', closeBundle: () => void writeServiceWorker(here('./dist')) },
  ],
  worker: { format: 'es' },
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
  // What is only loaded on demand: a development server that finds it late would reload the page.
  optimizeDeps: {
    include: [
      '@threlte/core',
      'three',
      'three/examples/jsm/controls/OrbitControls.js',
      'three/examples/jsm/utils/BufferGeometryUtils.js',
      'uqr',
    ],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The 3-D garden is that large, and loaded on demand; scripts/weight.mjs guards the rest.
    chunkSizeWarningLimit: 900,
    // All lessons of a game are one file: there are a dozen of them, each small and much like the others.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'lessons',
              name: (id) => {
                const game = /\/games\/([^/]+)\/lessons\//.exec(id)?.[1];
                return game === undefined ? null : `lessons-${game}`;
              },
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // No test is about speed: drawing every board takes long on a busy machine.
    testTimeout: 120_000,
  },
}));
