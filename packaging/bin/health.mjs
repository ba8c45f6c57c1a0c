// `halyard health`, also for HEALTHCHECK: asks the server on this machine whether it is ready. No curl is needed.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

const { HALYARD_HOST: host = '127.0.0.1', HALYARD_PORT: port = '3000', HALYARD_TLS_CERT: cert } = process.env;
const everywhere = { '0.0.0.0': '127.0.0.1', '::': '::1' };
const request = cert ? requestHttps : requestHttp;

function fail(why) {
  process.stderr.write(`Halyard is not ready: ${why}\n`);
  process.exit(1);
}

// The certificate bears the public name; this asks the machine itself, and sends nothing.
const asked = request(
  { host: everywhere[host] ?? host, port, path: '/readyz', timeout: 4_000, rejectUnauthorized: false },
  (answer) => {
    answer.resume();
    if (answer.statusCode === 200) process.exit(0);
    fail(`GET /readyz returned ${answer.statusCode}`);
  },
);
asked.on('timeout', () => fail('no reply within 4 seconds'));
asked.on('error', (cause) => fail(cause.code ?? cause.message));
asked.end();
