import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Options = Readonly<Record<string, unknown>>;

/** Asks the browser to make a passkey. Null: the person called it off, or this device can't. */
export function makePasskey(options: Options): Promise<Options | null> {
  return orNull(async () => ({
    ...(await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    })),
  }));
}

/** Asks the browser to sign with a passkey. Null: the person called it off, or has none here. */
export function signWithPasskey(options: Options): Promise<Options | null> {
  return orNull(async () => ({
    ...(await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    })),
  }));
}

/** Browsers say by an error that the person closed the dialog, and don't tell it from other reasons. */
async function orNull(ask: () => Promise<Options>): Promise<Options | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
