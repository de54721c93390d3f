/** What became of the last thing that the visitor did on a page. */

import { problemText } from '$lib/problems';
import { wasCancelled } from './passkey';

export class Attempts {
  problem = $state<string | null>(null);
  done = $state<string | null>(null);

  /** Does something; shows why it failed, or what was done. */
  async run(what: () => Promise<unknown>, success?: string): Promise<boolean> {
    this.problem = null;
    this.done = null;
    try {
      await what();
      this.done = success ?? null;
      return true;
    } catch (error) {
      if (!wasCancelled(error)) this.problem = problemText(error);
      return false;
    }
  }

  /** The same for a form. */
  submit(what: () => Promise<unknown>, success?: string) {
    return (event: SubmitEvent) => {
      event.preventDefault();
      void this.run(what, success);
    };
  }
}
