import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const unusedPowers = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb'],
];

// Nothing inline, nothing from elsewhere, no sinks that take plain strings.
const contentSecurityPolicy = (connectOrigins: readonly string[]) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  },
});

type Pages = {
  /** Where browsers find the console. */
  readonly publicUrl: string;
  /** What its pages may ask besides this server. */
  readonly connectOrigins: readonly string[];
  /** Whether browsers are to use HTTPS for every name below that of the console as well. */
  readonly hstsSubdomains: boolean;
};

const optionsFor = ({ publicUrl, connectOrigins, hstsSubdomains }: Pages): HelmetOptions => ({
  contentSecurityPolicy: contentSecurityPolicy(connectOrigins),
  // Only who reaches us by https may be told to come back by https only.
  strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: hstsSubdomains },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
});

/** Helmet's headers are the same for every answer, so they are asked for once and not at every request. */
function collectHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}

/** Headers of every answer, errors included. */
export function createSecurityHeaders(pages: Pages): Readonly<Record<string, string>> {
  return {
    ...collectHeaders(optionsFor(pages)),
    'permissions-policy': unusedPowers.map((power) => `${power}=()`).join(', '),
  };
}

/** Adds the security headers and the request's id to an answer. */
export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, response, done) => {
    response.headers(headers).header('x-request-id', request.id);
    done();
  });
}

// A script, a style or a font obeys these; the others belong to documents and to workers, which have files too.
const ofFiles = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];
const ofDocuments = Object.keys(
  createSecurityHeaders({ publicUrl: 'https:', connectOrigins: [], hstsSubdomains: false }),
).filter((name) => !ofFiles.includes(name));

/** Takes off a file's answer what only a document or a worker obeys: 1 kB with each of the 35 to 50 files of a screen. */
export function removeDocumentHeaders(response: FastifyReply): void {
  for (const name of [...ofDocuments, 'x-request-id']) response.removeHeader(name);
}
