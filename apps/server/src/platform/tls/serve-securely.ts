import type { RequestListener, ServerOptions } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { contextOf, createRenewal, type KeptCertificate } from './renew-certificate.ts';

const handshakeMs = 20_000;
/** All with forward secrecy and authenticated encryption; those of TLS 1.3 come first. */
const ciphers = [
  ...['TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256'],
  ...['ECDHE+AESGCM', 'ECDHE+CHACHA20'],
].join(':');
const rules = { ciphers, minVersion: 'TLSv1.2' } as const;
const lookEveryMs = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes files of the certificate that have changed into use, as the server does every 30 seconds; absent without TLS. */
    lookAtCertificate?: () => Promise<void>;
  }
}

/** The options passed through by Fastify. */
type Options = {
  readonly http?: ServerOptions;
  readonly requestTimeout?: number;
  readonly keepAliveTimeout?: number;
  readonly connectionTimeout?: number;
};

/** Creates HTTPS servers for Fastify, and reloads their certificate when its files change. */
export function createSecureServers(certificate: KeptCertificate) {
  const servers: Server[] = [];
  return {
    serverFactory(listener: RequestListener, options: Options): Server {
      const { http, requestTimeout, keepAliveTimeout, connectionTimeout = 0 } = options;
      const own = { requestTimeout, keepAliveTimeout, handshakeTimeout: handshakeMs };
      const server = createServer(Object.assign({}, http, contextOf(certificate), rules, own), listener);
      server.setTimeout(connectionTimeout);
      servers.push(server);
      return server;
    },
    /** New handshakes use renewed files; existing connections stay. */
    watch(app: FastifyInstance): void {
      const renewal = createRenewal(certificate, {
        of: 'HTTPS',
        renew: (renewed) => {
          for (const server of servers) server.setSecureContext(Object.assign(contextOf(renewed), rules));
        },
        warn: (details, what) => app.log.warn(details, what),
      });
      const timer = setInterval(renewal.look, lookEveryMs).unref();
      app.addHook('onClose', async () => clearInterval(timer));
      app.decorate('lookAtCertificate', renewal.look);
    },
  };
}
