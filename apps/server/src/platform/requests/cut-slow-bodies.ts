import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Timeout of a whole body; a file may take longer, but not pause for as long. */
const patienceMs = 20_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file and may take as long as it continues. */
    takesFile?: true;
  }
}

function watchBody({ raw, routeOptions }: FastifyRequest) {
  if (raw.complete) return;
  const { socket } = raw;
  let received = socket.bytesRead;
  const timer = setInterval(() => {
    const isGoingOn = routeOptions.config.takesFile && socket.bytesRead > received;
    received = socket.bytesRead;
    if (!isGoingOn && !raw.complete) raw.destroy();
  }, patienceMs);
  timer.unref();
  const stop = () => clearInterval(timer);
  raw.once('close', stop);
  raw.once('end', stop);
}

/** Closes connections whose request body does not arrive. */
export function cutSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    watchBody(request);
    done();
  });
}
