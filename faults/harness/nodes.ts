import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, type Settings } from '../../e2e/launch.ts';
import { createProduct, type Product } from '../../e2e/product.ts';
import { makeFolder, removeFolder } from './service.ts';

/** Walks the audit chain as an operator does; answers what is wrong with it. */
export async function verifyAudit(settings: Settings): Promise<string[]> {
  const { code, output } = await launch('verify-audit.ts', settings).ended;
  return code === 0 ? [] : [`the audit chain: ${output.trim()}`];
}

const admin = { email: 'admin@example.com', password: 'Night-chart-7781', role: 'admin', name: 'Admin' };
/** An empty workspace starts sooner, and nothing is generated beside what is measured. */
const empty: Settings = {
  HALYARD_SAMPLE_WORKSPACE: 'off',
  HALYARD_ADMIN_EMAIL: admin.email,
  HALYARD_ADMIN_PASSWORD: admin.password,
};

/** A product with an administrator; with the sample workspace where the settings ask for it. */
export async function makeNode(settings: Settings = {}, before: readonly string[] = []): Promise<Product> {
  return { ...(await createProduct({ ...empty, ...settings }, before)), accounts: () => [admin] };
}

const removeAll = (nodes: readonly Product[]) => Promise.all(nodes.map((node) => node.remove()));

/** Runs `work` with one product that runs on its own SQLite file, or on this database. */
export async function withNode<T>(
  work: (node: Product) => Promise<T>,
  settings: Settings = {},
  before: readonly string[] = [],
): Promise<T> {
  const node = await makeNode(settings, before);
  try {
    await node.start();
    return await work(node);
  } finally {
    await node.remove();
  }
}

/** Runs `work` with two nodes of one workspace. The other may go another way to the database. */
export async function withTwoNodes<T>(
  work: (one: Product, other: Product) => Promise<T>,
  databaseUrl: string,
  otherUrl = databaseUrl,
): Promise<T> {
  const shared = makeFolder();
  const common = { HALYARD_PUBLIC_URL: 'http://localhost:3000', HALYARD_CRIME_DIR: join(shared, 'crime') };
  const one = await makeNode({ DATABASE_URL: databaseUrl, ...common });
  const nodes = [one];
  try {
    await one.start();
    const HALYARD_IDENTITY_KEY = readFileSync(join(one.dataFolder, 'identity.key'), 'utf8').trim();
    const other = await makeNode({ DATABASE_URL: otherUrl, HALYARD_IDENTITY_KEY, ...common });
    nodes.push(other);
    await other.start();
    return await work(one, other);
  } finally {
    await removeAll(nodes);
    removeFolder(shared);
  }
}
