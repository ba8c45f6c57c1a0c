import { equal, match, ok } from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { type Attack, attack, type Field, mustBe, mustBeDecent, words } from '../attack.ts';

const statusesIn = (raw: string) => [...raw.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
const headOf = ({ target }: Field, line: string, ...fields: readonly string[]) =>
  `${[line, `Host: halyard.example:${target.port}`, ...fields].join('\r\n')}\r\n\r\n`;

/** Requests whose length two servers could read differently. The one behind each must never be answered. */
function smuggled(field: Field): Record<string, string> {
  const inner = headOf(field, 'GET /api/health?smuggled HTTP/1.1');
  const post = (...fields: readonly string[]) =>
    headOf(field, 'POST /api/todos HTTP/1.1', 'Content-Type: application/json', ...fields);
  return {
    'CL.TE': `${post(`Content-Length: ${5 + inner.length}`, 'Transfer-Encoding: chunked')}0\r\n\r\n${inner}`,
    'TE.CL': `${post('Transfer-Encoding: chunked', 'Content-Length: 4')}1\r\nx\r\n0\r\n\r\n${inner}`,
    'two lengths': post('Content-Length: 0', `Content-Length: ${inner.length}`) + inner,
    'two lengths in one': post(`Content-Length: 0, ${inner.length}`) + inner,
    'a signed length': post('Content-Length: +0') + inner,
    'a length in hex': post('Content-Length: 0x0') + inner,
    'TE with a space before the colon': `${post('Transfer-Encoding : chunked')}0\r\n\r\n${inner}`,
    'TE of something else': post('Transfer-Encoding: xchunked', 'Content-Length: 0') + inner,
    'TE twice': `${post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity')}0\r\n\r\n${inner}`,
    'TE behind a bare line feed': post('X: x\nTransfer-Encoding: chunked', 'Content-Length: 0') + inner,
    'a folded line': post('X: x\r\n Transfer-Encoding: chunked', 'Content-Length: 0') + inner,
    'a chunk of a negative size': `${post('Transfer-Encoding: chunked')}-1\r\n\r\n0\r\n\r\n${inner}`,
    'a chunk of a huge size': `${post('Transfer-Encoding: chunked')}ffffffffffffffff1\r\nx\r\n0\r\n\r\n${inner}`,
    'a chunk that ends by a line feed': `${post('Transfer-Encoding: chunked')}1\nx\n0\n\n${inner}`,
  };
}

const evilOrigins = (own: string) => [
  ...['null', 'https://evil.example', 'http://halyard.example', `${own}.evil.example`, own.replace('https', 'http')],
  ...[
    `${own}0`,
    own.replace('halyard', 'x-halyard'),
    own.replace('//', '//a.'),
    `${own}/`,
    own.toUpperCase(),
    'file://',
    '*',
    own.replace(/:\d+$/, ''),
  ],
];

/** Below a path, every way out of a folder. */
const waysOut = [
  ...[
    '../../../../../../etc/passwd',
    '..%2f..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '..\\..\\..\\etc\\passwd',
  ],
  ...words(`
    ..%5c..%5cetc%5cpasswd ....//....//etc/passwd ..%252f..%252fetc%252fpasswd %c0%ae%c0%ae/etc/passwd
    ..;/..;/etc/passwd
  `),
  ...words(`
    ../server/src/main.ts ../../server/package.json ..%00/ .git/config .env .halyard-build identity.key
    ../package.json
  `),
  ...words(`
    ../../../data/identity.key sample-accounts.json %2e%2e%2fpackage.json index.html/../../package.json
    index.html%00.js halyard.sqlite
  `),
];

const formTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
  '',
];

export const httpAttacks: readonly Attack[] = [
  attack('2.1', 'request smuggling', async (field) => {
    for (const [what, bytes] of Object.entries(smuggled(field))) {
      const answers = statusesIn(await field.target.sendRaw(bytes, 3_000));
      ok(!answers.includes(200), `${what}: the second request was answered: ${answers}`);
      ok(
        answers.every((status) => status < 500),
        `${what}: ${answers}`,
      );
    }
  }),
  attack('2.1', 'slow heads, slow bodies, silent connections and large heads are cut', async (field) => {
    const { target } = field;
    const started = Date.now();
    const slow = [
      'GET /api/health HTTP/1.1\r\nX: ',
      `${headOf(field, 'POST /api/todos HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 1000')}{`,
    ].map(async (bytes) => {
      await target.sendRaw(bytes, 45_000);
      ok(Date.now() - started < 40_000, 'a slow client is still connected after 40 s');
    });
    const large = await target.sendRaw(headOf(field, 'GET /api/health HTTP/1.1', `X: ${'x'.repeat(70_000)}`), 3_000);
    match(large, /^HTTP\/1\.1 431/);
    await Promise.all(slow);
    mustBe(await target.ask('GET', '/readyz'), [200], 'others meanwhile');
  }),
  attack('2.2', 'security headers of every kind of answer', async ({ target, analyst }) => {
    const answers = [
      ...(await Promise.all(
        words(`
          / /login /api/todos /api/nothing /nothing.js /%00 /identity/ /identity/login /metrics /.well-known/x
        `).map((path) => target.ask('GET', path)),
      )),
      ...(await Promise.all(
        ['/threats', '/threats/export?format=csv', '/openapi.json'].map((path) => analyst.ask('GET', path)),
      )),
    ];
    for (const { headers, status, text } of answers) {
      const policy = String(headers['content-security-policy']);
      for (const part of [
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ])
        ok(policy.includes(part), `${part} is missing: ${status} ${text.slice(0, 60)}`);
      ok(!/unsafe-(inline|eval)|\*/.test(policy), policy);
      match(String(headers['strict-transport-security']), /max-age=31536000/);
      equal(headers['x-content-type-options'], 'nosniff');
      equal(headers['referrer-policy'], 'no-referrer');
      equal(headers.server ?? headers['x-powered-by'], undefined);
      ok(!text || headers['content-type'], 'an answer without a type');
    }
    const page = await target.ask('GET', '/');
    ok(!/<script(?![^>]*\bsrc=)[^>]*>\s*\S|\son\w+=|javascript:/i.test(page.text), 'the page has a script within');
  }),
  attack('2.2', 'private answers stay out of caches', async ({ analyst, target }) => {
    for (const path of words(`
      /users/me /threats /threats/export?format=json /openapi.json /nothing /todos/x.css /users/me/x.js
    `))
      equal((await analyst.ask('GET', path)).headers['cache-control'], 'no-store', path);
    for (const path of ['/identity/config.json', '/identity/login'])
      match(String((await target.ask('GET', path)).headers['cache-control']), /no-store|no-cache/, path);
    const other = await target.ask('GET', '/api/users/me', { headers: { 'if-none-match': '*' } });
    equal(other.status, 401, 'a tag in the place of a token');
  }),
  attack('2.3', 'pages of other origins', async ({ target, analyst }) => {
    for (const origin of evilOrigins(target.origin)) {
      const preflight = await target.ask('OPTIONS', '/api/todos', {
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      });
      const read = await analyst.ask('GET', '/users/me', { headers: { origin } });
      for (const { headers } of [preflight, read])
        equal(headers['access-control-allow-origin'], undefined, `${origin} may read`);
    }
    const own = await analyst.ask('GET', '/users/me', { headers: { origin: target.origin } });
    equal(own.headers['access-control-allow-origin'], target.origin);
    match(String(own.headers.vary), /origin/i);
  }),
  attack(
    '2.3',
    'forged forms: nothing but JSON changes anything, and reading changes nothing',
    async ({ target, analyst }) => {
      const before = (await analyst.ask('GET', '/todos')).text;
      for (const type of formTypes) {
        const answer = await analyst.ask('POST', '/todos', {
          body: '{"text":"forged"}',
          headers: { 'content-type': type },
        });
        mustBe(answer, [400, 415], `a body of the type "${type}"`);
        const identity = await target.callIdentity(
          'GlobalSignOut',
          { AccessToken: analyst.tokens.AccessToken },
          { 'content-type': type },
        );
        mustBe(identity, [400, 403, 404, 415], `the identity provider takes "${type}"`);
      }
      for (const path of [
        '/todos?text=x',
        '/todos?_method=DELETE',
        '/notifications/read-all',
        '/users/api-key/regenerate',
      ])
        for (const method of ['GET', 'HEAD'])
          mustBeDecent(
            await analyst.ask(method, path, { headers: { 'x-http-method-override': 'POST', 'x-http-method': 'POST' } }),
            path,
          );
      equal((await analyst.ask('GET', '/todos')).text, before);
    },
  ),
  attack('2.4', 'bodies and queries that two parsers would read differently', async ({ analyst }) => {
    const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
    for (const body of [
      ...[
        '{"text":"\\u0000"}',
        '{"text":"\\ud800"}',
        '{"text":1e999}',
        '{"text":NaN}',
        "{'text':'a'}",
        '{"text":"a",}',
      ],
      ...[
        `{"text":${deep('[', ']', 50_000)}}`,
        deep('{"a":', '}', 50_000),
        '{"text":"a"}{"text":"b"}',
        'null',
        '[]',
        '"x"',
        '1',
      ],
      ...[
        '{"text":["a"]}',
        '{"text":{"$gt":""}}',
        '{"text":"a","completed":"true"}',
        '{"text":"a","completed":1}',
        '{"text":"\u202etxt.exe\u0007"}',
      ],
    ])
      mustBe(
        await analyst.ask('POST', '/todos', { body, headers: { 'content-type': 'application/json' } }),
        [400, 413],
        body.slice(0, 60),
      );
    for (const bytes of [
      Buffer.from('{"text":"\xff\xfe"}', 'latin1'),
      Buffer.from('{"text":"a"}', 'utf16le'),
      Buffer.from('+AHsAIg-', 'latin1'),
    ])
      mustBe(
        await analyst.ask('POST', '/todos', { body: bytes, headers: { 'content-type': 'application/json' } }),
        [400, 415],
        bytes.toString('hex'),
      );
    for (const query of words(`
      limit=1&limit=2 limit[]=1 limit=1e3 limit=-1 limit=99999999999999999999 after=x&after=y limit=1%00
      sort=name;drop x=1
    `))
      mustBe(await analyst.ask('GET', `/threats?${query}`), [400], `?${query}`);
  }),
  attack('2.4 2.11', 'compressed bodies that grow beyond measure', async ({ analyst, admin }) => {
    const bomb = gzipSync(Buffer.alloc(80 * 1_048_576, ' '));
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    mustBe(await analyst.ask('POST', '/todos', { body: bomb, headers }), [400, 413], 'a body');
    for (const path of ['/imports?name=a.json', '/schemas?name=a', '/crime/imports?name=a.csv'])
      mustBe(
        await admin.ask('POST', path, {
          body: bomb,
          headers: { ...headers, 'content-type': 'application/octet-stream' },
        }),
        [400, 413, 415],
        path,
      );
    const twice = { ...headers, 'content-encoding': 'gzip, gzip' };
    mustBe(await analyst.ask('POST', '/todos', { body: gzipSync(bomb), headers: twice }), [400, 413, 415], 'twice');
  }),
  attack('2.1 2.4', 'methods, versions and targets that no one supports', async (field) => {
    for (const line of [
      ...[
        'TRACE / HTTP/1.1',
        'TRACK / HTTP/1.1',
        'CONNECT evil.example:443 HTTP/1.1',
        'PROPFIND / HTTP/1.1',
        'GET / HTTP/9.9',
        'GET /',
      ],
      ...[
        'GET http://evil.example/ HTTP/1.1',
        'GET http://127.0.0.1:22/ HTTP/1.1',
        'PRI * HTTP/2.0',
        'DEBUG / HTTP/1.1',
        'G\u0000T / HTTP/1.1',
      ],
    ]) {
      const raw = await field.target.sendRaw(
        headOf(field, line, 'Connection: close', 'X-Mirror: mirrored-secret'),
        2_000,
      );
      ok(
        statusesIn(raw).every((status) => status < 500),
        `${line}: ${raw.slice(0, 100)}`,
      );
      ok(!raw.includes('mirrored-secret'), `${line} is mirrored`);
    }
    const forged = await field.target.ask('GET', '/login', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    ok(
      !forged.text.includes('evil.example') && !JSON.stringify(forged.headers).includes('evil.example'),
      'a forged host comes back',
    );
  }),
  attack('2.4', 'path traversal on files', async ({ target, analyst }) => {
    for (const base of ['/', '/assets/', '/identity/', '/api/', '/help/', '/api/help?q='])
      for (const way of waysOut) {
        const answer = await target.ask('GET', `${base}${way}`);
        ok(answer.status < 500, `${base}${way}: ${answer.status}`);
        ok(!/root:x:0|"password"|\[core\]|"workspaces"|SQLite format/.test(answer.text), `${base}${way} gives a file`);
      }
    for (const path of [
      '/schemas/..%2f..%2fx',
      '/imports/..%2f..%2fidentity.key/rejections',
      '/crime/files/..%2f..%2fidentity.key',
      '/analysis/%2e%2e',
    ])
      mustBe(await analyst.ask('GET', path), [400, 404], path);
  }),
  attack('2.3', 'open redirects', async ({ target }) => {
    const wrong = [
      'https://evil.example/',
      `${target.origin}@evil.example/`,
      `${target.origin}.evil.example/login`,
      '//evil.example',
      `${target.origin}/login/../x`,
      'javascript:alert(1)',
      `${target.origin}/login?x`,
      `${target.origin}/LOGIN`,
    ];
    for (const address of wrong) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: target.clientId,
        redirect_uri: address,
        scope: 'openid',
        state: 's',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      });
      const out = new URLSearchParams({ client_id: target.clientId, logout_uri: address });
      for (const path of [
        `/identity/oauth2/authorize?${query}`,
        `/identity/login?${query}`,
        `/identity/logout?${out}`,
        `/login?from=${encodeURIComponent(address)}`,
      ]) {
        const answer = await target.ask('GET', path);
        const place = String(answer.headers.location ?? '');
        ok(answer.status < 500 && !/evil\.example|javascript:/.test(place), `${path} leads to ${place}`);
      }
    }
    for (const path of [
      '//evil.example/%2f..',
      '/\\evil.example',
      '/%5cevil.example',
      '/%0d%0aLocation:%20https://evil.example',
      '///evil.example',
    ])
      ok(!/evil\.example/.test(String((await target.ask('GET', path)).headers.location ?? '')), path);
  }),
  attack('2.4 2.10', 'header injection: what people write never becomes a header', async ({ analyst, target }) => {
    const name = 'a\r\nSet-Cookie: stolen=1\r\n\r\n<script>';
    mustBe(
      await analyst.ask('POST', `/imports?name=${encodeURIComponent(name)}`, {
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
      [400],
      'a file name with lines',
    );
    const kept = await analyst.ask('POST', `/schemas?name=${encodeURIComponent('../a"; filename=x.html; "é')}`, {
      body: '{"type":"object"}',
      headers: { 'content-type': 'application/json' },
    });
    const { file } = (await analyst.ask('GET', `/schemas/${kept.json().id}/export?format=json-schema`)).json() as {
      file: { name: string };
    };
    ok(!/["/\\]|\.html$/.test(file.name), `a file is called ${file.name}`);
    const raw = await target.ask('GET', '/login?x=%0d%0aSet-Cookie:%20stolen=1');
    equal(raw.headers['set-cookie'], undefined);
  }),
];
