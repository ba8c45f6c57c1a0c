import type { RequestListener, ServerOptions } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { contextOf, createRenewal, type KeptCertificate } from './renew-certificate.ts';

const handshakeMs = 20_000;
const lookEveryMs = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes files of the certificate that have changed into use, as the server does every 30 seconds; absent without TLS. */
    lookAtCertificate?: () => Promise<void>;
  }
}

/** What Fastify hands over of its own options. */
type Options = {
  readonly http?: ServerOptions;
  readonly requestTimeout?: number;
  readonly keepAliveTimeout?: number;
  readonly connectionTimeout?: number;
};

/** Makes HTTPS servers for Fastify, and keeps their certificate as new as its files. */
export function createSecureServers(certificate: KeptCertificate) {
  const servers: Server[] = [];
  return {
    serverFactory(listener: RequestListener, options: Options): Server {
      const { http, requestTimeout, keepAliveTimeout, connectionTimeout = 0 } = options;
      const own = { requestTimeout, keepAliveTimeout, minVersion: 'TLSv1.2', handshakeTimeout: handshakeMs } as const;
      const server = createServer(Object.assign({}, http, contextOf(certificate), own), listener);
      server.setTimeout(connectionTimeout);
      servers.push(server);
      return server;
    },
    /** Handshakes from then on are made with renewed files; connections that are there stay. */
    watch(app: FastifyInstance): void {
      const renewal = createRenewal(certificate, {
        of: 'HTTPS',
        renew: (renewed) => {
          for (const server of servers) server.setSecureContext(contextOf(renewed));
        },
        warn: (details, what) => app.log.warn(details, what),
      });
      const timer = setInterval(renewal.look, lookEveryMs).unref();
      app.addHook('onClose', async () => clearInterval(timer));
      app.decorate('lookAtCertificate', renewal.look);
    },
  };
}
