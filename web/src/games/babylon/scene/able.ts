/** Whether a scene can be drawn; asked before anything of it is loaded. */

let able: boolean | null = null;

export function drawable(): boolean {
  able ??= probe();
  return able;
}

function probe(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // A browser allows only a few of them at a time.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
