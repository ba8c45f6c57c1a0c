import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';

// The baseline of `GET /api/todos`: the same work by hand on node:http, without framework, contract or policy.
// Verified token (kept, as the product does), the session's revocation and the state of the account asked of the database
// at most twice a second, the same statement on the same file, the same JSON, a weak ETag and the request id.
const [, , folder = '', port = '', issuer = ''] = process.argv;
const database = new DatabaseSync(join(folder, 'halyard.sqlite'), { readOnly: true });
const listTodos = database.prepare(
  'select id, text, completed, priority, due_date, created_at, completed_at from todos where owner_id = ? and deleted_at is null order by created_at desc, id desc',
);
const readFamily = database.prepare('select revoked_at from idp_families where origin_jti = ?');
const readAccountState = database.prepare('select role, status from people where id = ?');

const fetchJwks = async () => (await fetch(`${issuer}/.well-known/jwks.json`)).arrayBuffer();
const verifier = JwtVerifier.create(
  { issuer, audience: null, jwksUri: `${issuer}/.well-known/jwks.json` },
  { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchJwks } }) },
);

type Session = { personId: string; family: string; expiresAt: number; checkedAt: number };
const sessions = new Map<string, Session>();

async function verify(token: string): Promise<Session> {
  const payload = await verifier.verify(token);
  const session = {
    personId: String(payload.sub),
    family: String(payload.origin_jti),
    expiresAt: Number(payload.exp) * 1000,
    checkedAt: 0,
  };
  sessions.set(token, session);
  return session;
}

function check(session: Session): boolean {
  const now = Date.now();
  if (session.expiresAt <= now) return false;
  if (now - session.checkedAt < 500) return true;
  const family = readFamily.get(session.family) as { revoked_at: number | null } | undefined;
  const accountState = readAccountState.get(session.personId) as { status: string } | undefined;
  if (!family || family.revoked_at !== null || accountState?.status !== 'active') return false;
  session.checkedAt = now;
  return true;
}

type Row = {
  id: string;
  text: string;
  completed: number;
  priority: string;
  due_date: string | null;
  created_at: number;
  completed_at: number | null;
};

const toTodo = (row: Row) => ({
  id: row.id,
  text: row.text,
  completed: row.completed === 1,
  priority: row.priority,
  dueDate: row.due_date,
  createdAt: new Date(row.created_at).toISOString(),
  completedAt: row.completed_at === null ? null : new Date(row.completed_at).toISOString(),
});

createServer(async (request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const session = sessions.get(token) ?? (await verify(token).catch(() => undefined));
  if (!session || !check(session)) {
    response.writeHead(401).end();
    return;
  }
  const body = JSON.stringify((listTodos.all(session.personId) as unknown as Row[]).map(toTodo));
  const etag = `W/"${createHash('sha1').update(body).digest('base64')}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': crypto.randomUUID(),
    etag,
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
