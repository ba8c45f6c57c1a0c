import * as z from 'zod';
import { ConfigError } from './config-error.ts';

const mostCacheMb = 10_000_000;

/** The settings of an S3-compatible store, each validated separately. */
export const storageSettings = {
  HALYARD_STORAGE_BUCKET: z
    .string()
    .regex(/^[A-Za-z0-9][\w.-]{1,254}$/, { error: 'must be the name of a bucket' })
    .optional(),
  HALYARD_STORAGE_ENDPOINT: z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !new URL(value).username, {
      error: 'must be an address that begins with http:// or https://, without credentials',
    })
    .optional(),
  HALYARD_STORAGE_REGION: z.string().trim().min(1).max(64).optional(),
  HALYARD_STORAGE_PREFIX: z
    .string()
    .regex(/^\w[\w.-]*(\/\w[\w.-]*)*\/?$/, {
      error: 'must be segments of letters, digits, ".", "-" or "_" with slashes',
    })
    .optional(),
  HALYARD_STORAGE_ACCESS_KEY: z.string().trim().min(1, { error: 'must not be blank' }).optional(),
  HALYARD_STORAGE_SECRET_KEY: z.string().trim().min(1, { error: 'must not be blank' }).optional(),
  HALYARD_STORAGE_PATH_STYLE: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).optional(),
  HALYARD_STORAGE_CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int({ error: 'must be a whole number of megabytes' })
    .min(1, { error: 'must be at least 1' })
    .max(mostCacheMb, { error: `must be at most ${mostCacheMb}` })
    .default(10_000),
};

const names = z.object(storageSettings);

/** The store that files are kept in; undefined: they are kept in folders. */
export function readStorageSettings(data: z.output<typeof names>) {
  const { HALYARD_STORAGE_BUCKET: bucket, HALYARD_STORAGE_ENDPOINT: endpoint } = data;
  const { HALYARD_STORAGE_ACCESS_KEY: accessKeyId, HALYARD_STORAGE_SECRET_KEY: secretAccessKey } = data;
  if (bucket === undefined) {
    if (endpoint ?? accessKeyId ?? secretAccessKey ?? data.HALYARD_STORAGE_PREFIX ?? data.HALYARD_STORAGE_REGION)
      throw new ConfigError(
        'The setting HALYARD_STORAGE_BUCKET must name a bucket when another setting names a store.',
      );
    return undefined;
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new ConfigError(
      'The settings HALYARD_STORAGE_ACCESS_KEY and HALYARD_STORAGE_SECRET_KEY must be given together, or neither: then the environment of the AWS SDK is asked.',
    );
  const style = data.HALYARD_STORAGE_PATH_STYLE;
  return {
    bucket,
    /** Undefined: that of AWS in the region. */
    endpoint,
    /** Undefined: from the environment of the AWS SDK. */
    region: data.HALYARD_STORAGE_REGION,
    /** '' or with a slash at the end. */
    prefix: data.HALYARD_STORAGE_PREFIX?.replace(/\/?$/, '/') ?? '',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: style === undefined ? endpoint !== undefined : style === 'on',
    cacheBytes: data.HALYARD_STORAGE_CACHE_MB * 1024 * 1024,
  };
}

export type S3Settings = NonNullable<ReturnType<typeof readStorageSettings>>;

/** For people: bucket and prefix, with the address of the store where it is not that of AWS. */
export const placeOfS3 = ({ bucket, prefix, endpoint }: Pick<S3Settings, 'bucket' | 'prefix' | 'endpoint'>) =>
  `s3://${bucket}/${prefix}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
