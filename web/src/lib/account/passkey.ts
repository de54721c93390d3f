/** Passkeys: between the server's JSON, where binary data is base64url, and the browser's objects. */

import { makePasskey, passkeyChallenge, signInChallenge, signInWithPasskey } from '$lib/api/http';
import type { Me, PasskeyInfo } from '$lib/api/wire';

/** Browsers have passkeys in secure contexts only, and not for addresses that are numbers. */
export const hasPasskeys = () =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);

/** The visitor has closed the browser's dialog, or waited too long. */
export const wasCancelled = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

type Json = Record<string, unknown>;
type Described = { id: string; type: PublicKeyCredentialType; transports?: AuthenticatorTransport[] };

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const described = (list: unknown) =>
  ((list ?? []) as Described[]).map((one) => ({ ...one, id: toBytes(one.id) }));

/** Creates a passkey for the account that is signed in. */
export async function createPasskey(password: string, name: string): Promise<PasskeyInfo> {
  const { id, options } = await passkeyChallenge(password);
  const { challenge, user, excludeCredentials, ...rest } = options.publicKey as Json & {
    challenge: string;
    user: Json & { id: string };
  };
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: described(excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return makePasskey(id, name, {
    id: made.id,
    rawId: toText(made.rawId),
    type: made.type,
    response: {
      attestationObject: toText(response.attestationObject),
      clientDataJSON: toText(response.clientDataJSON),
    },
    extensions: {},
  });
}

/** Signs in with a passkey that the visitor chooses in the browser's dialog. */
export async function usePasskey(): Promise<Me> {
  const { id, options } = await signInChallenge();
  const {
    challenge,
    allowCredentials,
    extensions: _,
    ...rest
  } = options.publicKey as Json & {
    challenge: string;
  };
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    allowCredentials: described(allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = signed.response as AuthenticatorAssertionResponse;
  return signInWithPasskey(id, {
    id: signed.id,
    rawId: toText(signed.rawId),
    type: signed.type,
    response: {
      authenticatorData: toText(response.authenticatorData),
      clientDataJSON: toText(response.clientDataJSON),
      signature: toText(response.signature),
      userHandle: response.userHandle && toText(response.userHandle),
    },
    extensions: {},
  });
}
