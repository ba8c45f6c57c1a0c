import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { listAddresses } from './database/connections/postgres-addresses.ts';
import { bare } from './platform/egress/egress-rules.ts';
import type { TracingSettings } from './platform/observe/tracing/tracing.ts';
import { readCloudPool, readConnectOrigins } from './read-cloud-pool.ts';
import { readStorageSettings, storageSettings } from './read-storage-settings.ts';
import { addressRanges, listenAddress, readSyslogSettings } from './read-syslog-settings.ts';
import { requireMailTls, requireTlsOf } from './read-tls-requirement.ts';
import { readTlsSettings } from './read-tls-settings.ts';

const flag = z.enum(['on', 'off', '1', '0', 'true', 'false']).transform((value) => ['on', '1', 'true'].includes(value));
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    abort: true,
  });
/** One host or several with commas between them, as libpq takes them. */
const postgresUrl = z
  .string()
  .refine(
    (value) =>
      listAddresses(value).every(
        (address) => URL.canParse(address) && ['postgres:', 'postgresql:'].includes(new URL(address).protocol),
      ),
    { error: 'must be an address that begins with postgres:// or postgresql://' },
  );
const origins = z
  .string()
  .transform((value) => value.split(',').map((origin) => origin.trim()))
  .pipe(
    z.array(
      url('http:', 'https:').refine((origin) => new URL(origin).origin === origin, {
        error: 'must be bare origins, without a path',
      }),
    ),
  );

/** A plain text of the operator's own; read once, at the start. */
const textFile = z.string().transform((path, context) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    context.issues.push({ code: 'custom', message: 'must name a text file that can be read', input: path });
    return z.NEVER;
  }
});

/** One that is read again while the server runs: with its path. */
const renewedFile = z.string().transform((path, context) => {
  const { data, error } = textFile.safeParse(path);
  if (data !== undefined) return { path: resolve(path), text: data };
  for (const { message } of error.issues) context.issues.push({ code: 'custom', message, input: path });
  return z.NEVER;
});

/** As the identity provider has them, which is not loaded for a command that only reads settings. */
const hostedScopes = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'] as const;

const ownSettings = z.object({
  HALYARD_PORT: z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535).default(3000),
  HALYARD_HOST: z.string().min(1).default('127.0.0.1'),
  HALYARD_DATA_DIR: z.string().min(1).default('./data'),
  HALYARD_PUBLIC_URL: url('http:', 'https:').optional(),
  HALYARD_HSTS_SUBDOMAINS: flag.default(false),
  HALYARD_REQUIRE_TLS: flag.default(false),
  HALYARD_ALLOWED_ORIGINS: origins.optional(),
  HALYARD_TRUSTED_PROXIES: z.string().optional(),
  HALYARD_TLS_CERT: renewedFile.optional(),
  HALYARD_TLS_KEY: renewedFile.optional(),
  HALYARD_TLS_REDIRECT_PORT: z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535).optional(),
  DATABASE_URL: postgresUrl.optional(),
  HALYARD_DATABASE_POOL: z.coerce
    .number({ error: 'must be a number of connections from 3 to 500' })
    .int({ error: 'must be a whole number of connections' })
    .min(3, { error: 'must be at least 3' })
    .max(500, { error: 'must be at most 500' })
    .default(10),
  HALYARD_LISTEN_URL: postgresUrl.optional(),
  HALYARD_DATABASE_READ_URL: postgresUrl.optional(),
  HALYARD_ARCHIVE_AFTER: z.coerce
    .number({ error: 'must be a number of days from 30' })
    .int({ error: 'must be a whole number of days' })
    .min(30, { error: 'must be at least 30 days' })
    .optional(),
  HALYARD_SAMPLE_WORKSPACE: flag.optional(),
  HALYARD_SAMPLE_ROLLING: flag.optional(),
  HALYARD_ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  HALYARD_ADMIN_PASSWORD: z.string().min(8, { error: 'must be at least 8 characters long' }).max(256).optional(),
  HALYARD_POOL_ID: z
    .string()
    .regex(/^[a-z]{2}(-gov)?-[a-z]+-\d_[A-Za-z0-9]{1,55}$/, { error: 'must look like eu-west-1_Halyard01' })
    .default('eu-west-1_Halyard01'),
  HALYARD_CLIENT_ID: z
    .string()
    .regex(/^[\w+]{1,128}$/, { error: 'must be 1 to 128 letters, digits, _ or +' })
    .default('halyardconsole0000000001'),
  HALYARD_IDENTITY: z.enum(['embedded', 'cognito'], { error: 'must be "embedded" or "cognito"' }).default('embedded'),
  HALYARD_IDENTITY_POOL_ID: z
    .string()
    .regex(/^[a-z]{2}(-gov)?-[a-z]+-\d:[0-9a-f-]{36}$/, {
      error: 'must look like eu-west-1:00000000-0000-4000-8000-000000000000',
    })
    .optional(),
  HALYARD_IDENTITY_GUESTS: flag.optional(),
  HALYARD_IDENTITY_ENDPOINT: url('http:', 'https:').optional(),
  HALYARD_IDENTITY_ISSUER: url('http:', 'https:').optional(),
  HALYARD_IDENTITY_POOL_ENDPOINT: url('http:', 'https:').optional(),
  HALYARD_IDENTITY_ADMIN_ENDPOINT: url('http:', 'https:').optional(),
  HALYARD_HOSTED_LOGIN: z
    .union([flag, url('http:', 'https:')], { error: 'must be "on", "off" or the address of the hosted login' })
    .default(false),
  HALYARD_HOSTED_REDIRECTS: z
    .string()
    .transform((value) => value.split(',').map((uri) => uri.trim()))
    .pipe(z.array(url('http:', 'https:')))
    .optional(),
  HALYARD_HOSTED_SCOPES: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter((scope) => scope !== ''))
    .pipe(z.array(z.enum(hostedScopes, { error: `must be scopes among ${hostedScopes.join(', ')}` })))
    .default([...hostedScopes]),
  HALYARD_SMS_URL: url('http:', 'https:').optional(),
  HALYARD_SMS_TOKEN: z.string().trim().min(1, { error: 'must not be blank' }).max(1_000).optional(),
  HALYARD_IDENTITY_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, { error: 'must be 64 hexadecimal digits' })
    .optional(),
  HALYARD_IDENTITY_ADMIN_TOKEN: z
    .string()
    .min(32, { error: 'must be at least 32 characters long' })
    .max(256)
    .optional(),
  HALYARD_EGRESS_ALLOW: z
    .string()
    .regex(/^[\w.:[\]-]+:\d{1,5}(,\s*[\w.:[\]-]+:\d{1,5})*$/, {
      error: 'must be host:port pairs with commas between them',
    })
    .optional(),
  HALYARD_MMDB_FILES: z.string().min(1).optional(),
  HALYARD_SYSLOG_TCP: listenAddress.optional(),
  HALYARD_SYSLOG_TLS: listenAddress.optional(),
  HALYARD_SYSLOG_TLS_CERT: renewedFile.optional(),
  HALYARD_SYSLOG_TLS_KEY: renewedFile.optional(),
  HALYARD_SYSLOG_TLS_CA: renewedFile.optional(),
  HALYARD_SYSLOG_UDP: listenAddress.optional(),
  HALYARD_SYSLOG_SOURCE: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'must be the ID of a source' })
    .optional(),
  HALYARD_SYSLOG_ALLOW: addressRanges.optional(),
  HALYARD_CRIME_DIR: z.string().min(1).optional(),
  HALYARD_CRIME_ARCHIVE_URL: url('http:', 'https:').default('https://data.police.uk/data/archive'),
  HALYARD_ASSISTANT_PROVIDER: z
    .enum(['openai-compatible', 'anthropic'], { error: 'must be "openai-compatible" or "anthropic"' })
    .optional(),
  HALYARD_ASSISTANT_URL: url('http:', 'https:').optional(),
  HALYARD_ASSISTANT_MODEL: z.string().trim().min(1, { error: 'must name a model' }).max(200).optional(),
  HALYARD_ASSISTANT_KEY: z.string().trim().min(1, { error: 'must not be blank' }).max(1_000).optional(),
  HALYARD_ASSISTANT_TIMEOUT_MS: z.coerce
    .number({ error: 'must be a number of milliseconds from 100 to 120000' })
    .int({ error: 'must be a whole number of milliseconds' })
    .min(100, { error: 'must be at least 100 milliseconds' })
    .max(120_000, { error: 'must be at most 120000 milliseconds' })
    .default(20_000),
  HALYARD_ASSISTANT_PER_HOUR: z.coerce
    .number({ error: 'must be a number of questions from 1 to 100000' })
    .int({ error: 'must be a whole number of questions' })
    .min(1, { error: 'must be at least 1' })
    .max(100_000, { error: 'must be at most 100000' })
    .default(60),
  HALYARD_EXPORT_LIMIT_VIEWER: z.coerce
    .number({ error: 'must be a number of rows from 0 to 10000000' })
    .int({ error: 'must be a whole number of rows' })
    .min(0, { error: 'must be at least 0' })
    .max(10_000_000, { error: 'must be at most 10000000' })
    .default(10_000),
  HALYARD_SECOND_FACTOR: z
    .enum(['optional', 'administrators', 'everyone'], { error: 'must be "optional", "administrators" or "everyone"' })
    .optional(),
  HALYARD_USER_EXISTENCE: z.enum(['legacy', 'prevent']).optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  HALYARD_MAIL_FROM: z.string().min(3).optional(),
  HALYARD_PRODUCT_NAME: z.string().trim().min(1).max(40).default('Halyard'),
  HALYARD_TERMS_FILE: textFile.optional(),
  HALYARD_PRIVACY_FILE: textFile.optional(),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  HALYARD_RATE_LIMIT_FACTOR: z.coerce
    .number({ error: 'must be a number above 0' })
    .positive()
    .max(1_000_000)
    .default(1),
  HALYARD_OTLP_URL: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('halyard'),
  HALYARD_METRICS_TOKEN: z.string().min(16, { error: 'must be at least 16 characters long' }).max(256).optional(),
  HALYARD_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  NODE_ENV: z.string().optional(),
});
const settings = ownSettings.extend(storageSettings);

/** The names of all settings that are read. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

type Settings = z.output<typeof settings>;

const loopbackNames = ['localhost', '127.0.0.1', '::1'];
/** Names and addresses that lead to this machine from nowhere else. */
const isThisMachine = (hostname: string) =>
  loopbackNames.includes(bare(hostname)) || hostname.endsWith('.localhost') || bare(hostname).startsWith('127.');
const innerRanges = ['loopback', 'private', 'uniqueLocal'];
const anthropicUrl = 'https://api.anthropic.com/v1';

/** This machine or a private network. A name without a dot is one of the own network, as containers have them. */
function isInner(hostname: string): boolean {
  const host = bare(hostname);
  return ipaddr.isValid(host) ? innerRanges.includes(ipaddr.process(host).range()) : !host.includes('.');
}

function requireSafeModelUrl(address: string): string {
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password)
    throw new ConfigError('The setting HALYARD_ASSISTANT_URL must not hold a user name or password.');
  if (protocol === 'http:' && !isInner(hostname))
    throw new ConfigError(
      'The setting HALYARD_ASSISTANT_URL must begin with https:// unless it leads to this machine or a private address.',
    );
  return address.replace(/\/$/, '');
}

/** The language model that questions are sent to; undefined where none is configured. */
function readModelSettings(data: Settings) {
  const { HALYARD_ASSISTANT_PROVIDER: kind, HALYARD_ASSISTANT_MODEL: model, HALYARD_ASSISTANT_KEY: key } = data;
  const address = data.HALYARD_ASSISTANT_URL;
  if (!kind) {
    if (address || model || key)
      throw new ConfigError(
        'The setting HALYARD_ASSISTANT_PROVIDER must be "openai-compatible" or "anthropic" when another setting names a model.',
      );
    return undefined;
  }
  if (!model) throw new ConfigError('The setting HALYARD_ASSISTANT_MODEL must name a model when there is a provider.');
  if (!address && kind === 'openai-compatible')
    throw new ConfigError('The setting HALYARD_ASSISTANT_URL must be the address of the openai-compatible provider.');
  if (!key && kind === 'anthropic')
    throw new ConfigError('The setting HALYARD_ASSISTANT_KEY must be the key of the provider anthropic.');
  const timeoutMs = data.HALYARD_ASSISTANT_TIMEOUT_MS;
  return { kind, url: requireSafeModelUrl(address ?? anthropicUrl), model, key, timeoutMs };
}

/** A uuid that is always the same for one user pool, so that identity ids outlive a restart. */
function identityPoolOf(poolId: string): string {
  const hex = createHash('sha256').update(`identity pool of ${poolId}`).digest('hex');
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)];
  return `${poolId.slice(0, poolId.indexOf('_'))}:${uuid.join('-')}`;
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Which pool it is cannot be guessed, for the defaults name the embedded one; and what it asks for is its own. */
function requireCloudNames(given: Readonly<Record<string, string | undefined>>, data: Settings): void {
  if (data.HALYARD_IDENTITY !== 'cognito') return;
  for (const name of ['HALYARD_POOL_ID', 'HALYARD_CLIENT_ID'])
    if (given[name] === undefined)
      throw new ConfigError(`The setting ${name} must be given where HALYARD_IDENTITY is cognito.`);
  if ((data.HALYARD_SECOND_FACTOR ?? 'optional') !== 'optional')
    throw new ConfigError('The setting HALYARD_SECOND_FACTOR must be set at the cloud user pool itself.');
}

/** The address of the hosted login, without a slash at the end; null where none is configured. */
function readHostedLogin(data: Settings, publicUrl: string): string | null {
  const given = data.HALYARD_HOSTED_LOGIN;
  if (data.HALYARD_IDENTITY === 'cognito') {
    if (given === true)
      throw new ConfigError(
        'The setting HALYARD_HOSTED_LOGIN must be the address of the hosted login where HALYARD_IDENTITY is cognito.',
      );
    return given === false ? null : withoutSlash(given);
  }
  if (typeof given === 'string')
    throw new ConfigError('The setting HALYARD_HOSTED_LOGIN must be "on" or "off" where identity is embedded.');
  return given ? `${publicUrl}/identity` : null;
}

type TracingGiven = {
  readonly HALYARD_OTLP_URL?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_SERVICE_NAME: string;
};

/** Where traces go; undefined: nowhere. The standard variable names the receiver, ours the whole address. */
function readTracing(given: TracingGiven): TracingSettings | undefined {
  const { HALYARD_OTLP_URL: own, OTEL_EXPORTER_OTLP_ENDPOINT: receiver, OTEL_SERVICE_NAME: serviceName } = given;
  const url = own ?? (receiver && `${receiver.replace(/\/$/, '')}/v1/traces`);
  return url ? { url, serviceName } : undefined;
}

/** What a setting must be, where it has no words of its own for it. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${issue.values.map((value) => `"${String(value)}"`).join(' or ')}`;
    case 'too_small':
      return issue.origin === 'string'
        ? 'must not be empty'
        : `must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters long' : ''}`;
    default:
      return issue.code === 'invalid_type' && issue.expected === 'int'
        ? 'must be a whole number'
        : 'must be another text';
  }
}

/** Every setting that is wrong, once and in a line of its own. */
function describeWrong({ issues }: z.ZodError): string {
  const first = new Map(issues.map(({ path, message }) => [String(path[0]), message] as const).reverse());
  return [...first]
    .map(([name, message]) => `The setting ${name} ${message}.`)
    .reverse()
    .join('\n');
}

/** Reads the environment once. Every setting has a default that works; a wrong one throws a `ConfigError` that names it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { data, error } = settings.safeParse(given, { error: describeIssue });
  if (error) throw new ConfigError(describeWrong(error));
  requireCloudNames(given, data);
  if (data.HALYARD_REQUIRE_TLS) requireTlsOf(data, isThisMachine);

  const production = data.NODE_ENV === 'production';
  const onLoopback = loopbackNames.includes(data.HALYARD_HOST);
  const tls = readTlsSettings(data);
  const publicUrl = withoutSlash(
    data.HALYARD_PUBLIC_URL ?? `${tls ? 'https' : 'http'}://localhost:${data.HALYARD_PORT}`,
  );
  const host = data.HALYARD_HOST;
  const cloudPool = readCloudPool(data);
  const hostedLogin = readHostedLogin(data, publicUrl);
  // A name that others know, or a proxy in front: strangers come here, whatever address the process listens on.
  const hasPublicAddress = !isThisMachine(new URL(publicUrl).hostname) || data.HALYARD_TRUSTED_PROXIES !== undefined;
  const isReachable = hasPublicAddress || !onLoopback;
  const sampleWorkspace = data.HALYARD_SAMPLE_WORKSPACE ?? (!production && !hasPublicAddress);
  if (!isIP(host) && host !== 'localhost')
    throw new ConfigError('The setting HALYARD_HOST must be an IP address or localhost.');
  return {
    production,
    port: data.HALYARD_PORT,
    host,
    dataFolder: resolve(data.HALYARD_DATA_DIR),
    /** Where browsers find the console; the issuer of tokens and the links in mails are made from it. */
    publicUrl,
    /** Its certificate, where the server speaks HTTPS by itself, and the port that sends readers of plain HTTP there. */
    tls,
    hstsSubdomains: data.HALYARD_HSTS_SUBDOMAINS,
    /** Strangers come here: by a name that is not this machine, or through a proxy. */
    hasPublicAddress,
    /** Others than this machine can reach it. */
    isReachable,
    allowedOrigins: [...new Set([new URL(publicUrl).origin, ...(data.HALYARD_ALLOWED_ORIGINS ?? [])])],
    trustedProxies: data.HALYARD_TRUSTED_PROXIES?.split(',').map((range) => range.trim()) ?? [],
    databaseUrl: data.DATABASE_URL,
    /** Connections of this process to PostgreSQL, at most; the intake thread has as many of its own. */
    databasePool: data.HALYARD_DATABASE_POOL,
    /** Where nodes listen to each other, if not at `databaseUrl`: PgBouncer does not pass messages on. */
    listenUrl: data.HALYARD_LISTEN_URL,
    /** A replica that heavy reads go to; undefined: all go to `databaseUrl`. */
    readUrl: data.HALYARD_DATABASE_READ_URL,
    /** Days after which the audit log is moved to Parquet; undefined: it stays in the database. */
    archiveAfterDays: data.HALYARD_ARCHIVE_AFTER,
    sampleWorkspace,
    /** Moves untouched sample records to the present at every start (decision G-029). */
    sampleRolling: data.HALYARD_SAMPLE_ROLLING ?? false,
    admin: { email: data.HALYARD_ADMIN_EMAIL, password: data.HALYARD_ADMIN_PASSWORD },
    poolId: data.HALYARD_POOL_ID,
    clientId: data.HALYARD_CLIENT_ID,
    cloudPool,
    connectOrigins: readConnectOrigins(cloudPool, hostedLogin),
    identityPoolId: data.HALYARD_IDENTITY_POOL_ID ?? identityPoolOf(data.HALYARD_POOL_ID),
    /** Whether the embedded identity pool gives credentials to who is not signed in. */
    guests: data.HALYARD_IDENTITY_GUESTS ?? true,
    hostedLogin,
    /** Other applications that the embedded hosted login may lead back to. */
    hostedRedirects: data.HALYARD_HOSTED_REDIRECTS ?? [],
    /** What these may ask for, and get when they name nothing. */
    hostedScopes: data.HALYARD_HOSTED_SCOPES,
    /** Of new signing keys: 128 bits of security (NIST SP 800-57) where it counts; a start on a laptop is quicker. */
    signingKeyBits: production ? 3072 : 2048,
    /** The HTTP hook that sends text messages; undefined: they stay in the outbox. */
    smsGateway:
      data.HALYARD_SMS_URL === undefined ? undefined : { url: data.HALYARD_SMS_URL, token: data.HALYARD_SMS_TOKEN },
    identityKey: data.HALYARD_IDENTITY_KEY,
    /** Opens the internal door of the identity provider, for callers on this machine; closed without it. */
    identityAdminToken: data.HALYARD_IDENTITY_ADMIN_TOKEN,
    /** Inner addresses that webhooks may reach in spite of the egress guard. */
    egressAllow: new Set(data.HALYARD_EGRESS_ALLOW?.split(',').map((pair) => pair.trim().toLowerCase())),
    /** MaxMind DB files in which addresses are looked up. */
    mmdbFiles: (data.HALYARD_MMDB_FILES ?? '')
      .split(',')
      .map((path) => path.trim())
      .filter((path) => path !== '')
      .map((path) => resolve(path)),
    /** Undefined: no syslog is received. */
    syslog: readSyslogSettings(data),
    /** Where police data lies as Parquet; nodes that share a database share this folder. */
    crimeFolder: resolve(data.HALYARD_CRIME_DIR ?? join(data.HALYARD_DATA_DIR, 'crime')),
    /** Where uploads of threats and entities wait for their turn; nodes that share a database share it too. */
    uploadFolder: resolve(data.HALYARD_CRIME_DIR ?? data.HALYARD_DATA_DIR, 'uploads'),
    /** The S3-compatible store that takes the place of both folders; undefined: there is none. */
    s3: readStorageSettings(data),
    /** Below it the publisher keeps one zip a month, `2026-03.zip`. */
    crimeArchiveUrl: data.HALYARD_CRIME_ARCHIVE_URL.replace(/\/$/, ''),
    /** Undefined: the assistant answers by itself, and no question leaves this server. */
    assistantModel: readModelSettings(data),
    /** Questions of one person that the model is asked in an hour. */
    assistantPerHour: data.HALYARD_ASSISTANT_PER_HOUR,
    /** Rows of one export of a viewer; no one else has a limit. */
    exportLimitViewer: data.HALYARD_EXPORT_LIMIT_VIEWER,
    /** Who has to set an authenticator app up at the next sign-in; a cloud pool decides that by itself. */
    secondFactor: data.HALYARD_SECOND_FACTOR ?? ('optional' as const),
    /** Strangers learn who has an account only in the sample workspace on this machine (decision G-020). */
    userExistence:
      data.HALYARD_USER_EXISTENCE ?? (sampleWorkspace && !isReachable ? ('legacy' as const) : ('prevent' as const)),
    /**
     * A declared role is granted at once only in the sample workspace on this machine (decision G-025), and never
     * where a cloud pool says what was declared.
     */
    declaredRoles: sampleWorkspace && !isReachable && !cloudPool ? ('granted' as const) : ('approved' as const),
    /** Letters that no one sends can be read on this machine. */
    hasOutboxPage: !production && !hasPublicAddress,
    smtpUrl: data.SMTP_URL && data.HALYARD_REQUIRE_TLS ? requireMailTls(data.SMTP_URL) : data.SMTP_URL,
    mailFrom: data.HALYARD_MAIL_FROM,
    productName: data.HALYARD_PRODUCT_NAME,
    supportEmail: data.SUPPORT_EMAIL,
    /** What the operator says in place of the product's own terms and privacy notice. */
    legalTexts: { terms: data.HALYARD_TERMS_FILE, privacy: data.HALYARD_PRIVACY_FILE },
    rateLimitFactor: data.HALYARD_RATE_LIMIT_FACTOR,
    /** Lets others than this machine read `/metrics`. */
    metricsToken: data.HALYARD_METRICS_TOKEN,
    tracing: readTracing(data),
    logLevel: data.HALYARD_LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof readConfig>;
