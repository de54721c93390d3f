// Keeps the whole page on the device, so that it works without a network. The build writes VERSION and FILES above this line.
//
// A new version is fetched in the background and waits: the page says that it is available, and the visitor decides when to reload.
// Other tabs may still show the version before and load parts of it, so its files stay until a tab is the only one.

const scope = new URL(self.registration.scope);
// A web space may have several pages like this one, each under a path of its own.
const PREFIX = `shinar-${encodeURIComponent(scope.pathname)}-`;
const CACHE = PREFIX + VERSION;

self.addEventListener('install', (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const address = new URL(file, scope).href;
      // What has a hash in its name never changes, so an older version's copy will do.
      const known = file.startsWith('assets/') ? await caches.match(address) : undefined;
      if (known) await cache.put(address, known);
      else await cache.add(new Request(address, { cache: 'reload' }));
    }),
  );
}

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'clean up') event.waitUntil(cleanUp());
});

/** Deletes older versions, unless another tab may need them. A tab that asks for it has just been loaded, and shows this one. */
async function cleanUp() {
  const { installing, waiting } = self.registration;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = tabs.filter(({ url }) => url.startsWith(scope.href));
  // A newer version, too, has its files there before it takes over.
  if (ours.length > 1 || installing || waiting) return;
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

/** Shows what the server says. Browsers insist that every message shows something. */
async function show(data) {
  let message = {};
  try {
    message = data?.json() ?? {};
  } catch {
    // Not a message of ours.
  }
  const { title = 'Shinar', body = '', tag = 'shinar', table } = message;
  const icon = new URL('icon-192.png', scope).href;
  await self.registration.showNotification(title, { body, tag, renotify: true, icon, data: { table } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table));
});

/** Opens the table, in the tab that has it if there is one; no other tab is taken away from what it shows. */
async function open(table) {
  const url = new URL(table ? `#/table/${encodeURIComponent(table)}` : '#/account', scope).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const inside = url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
  const path = url.pathname.slice(scope.pathname.length);
  // What the server decides is never kept.
  if (request.method !== 'GET' || !inside || path.startsWith('api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request, path) : file(request, url));
});

async function file(request, url) {
  const address = url.origin + url.pathname;
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? (await caches.match(address)) ?? fetch(request);
}

async function page(request, path) {
  const cache = await caches.open(CACHE);
  const index = () => cache.match(new URL('index.html', scope).href);
  if (path === '' || path === 'index.html') return (await index()) ?? fetch(request);
  // Elsewhere the server redirects, if there is one.
  return fetch(request).catch(async () => (await index()) ?? Response.error());
}
