import * as z from 'zod';

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});

/** The browser's data about the page that requested a passkey (WebAuthn, `CollectedClientData`). */
export type ClientData = z.output<typeof clientData>;

/** Undefined when it cannot be read. */
export function readClientData(base64url: string): ClientData | undefined {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(base64url, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
