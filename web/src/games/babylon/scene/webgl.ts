/** Whether the browser can draw a 3-D scene; checked before any of it is loaded. */

let supported: boolean | null = null;

export function hasWebGL(): boolean {
  supported ??= probe();
  return supported;
}

function probe(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Released at once, since a browser allows only a few contexts.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
