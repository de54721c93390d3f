/** Requests about the webhook of a table. */

import { request, RequestFailed } from './http';
import type { WebhookInfo, WebhookMade } from './wire';

const path = (table: string) => `tables/${encodeURIComponent(table)}/webhook`;

/** The webhook that the visitor has set; undefined if there is none. */
export async function tableWebhook(table: string): Promise<WebhookInfo | undefined> {
  try {
    return await request<WebhookInfo>('GET', path(table));
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return undefined;
    throw error;
  }
}
export const setTableWebhook = (table: string, url: string) =>
  request<WebhookMade>('PUT', path(table), { url });
export const dropTableWebhook = (table: string) => request<void>('DELETE', path(table));
