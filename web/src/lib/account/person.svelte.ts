/** Who this browser is, as far as the server has said. */

import type { Me } from '$lib/api/wire';

export const person = $state<{ known: Me | null }>({ known: null });
