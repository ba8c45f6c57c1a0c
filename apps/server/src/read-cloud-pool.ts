/** The settings of a cloud user pool, each as in the environment. */
type Settings = {
  readonly HALYARD_IDENTITY: 'embedded' | 'cognito';
  readonly HALYARD_POOL_ID: string;
  readonly HALYARD_IDENTITY_ENDPOINT?: string | undefined;
  readonly HALYARD_IDENTITY_ISSUER?: string | undefined;
  readonly HALYARD_IDENTITY_POOL_ID?: string | undefined;
  readonly HALYARD_IDENTITY_POOL_ENDPOINT?: string | undefined;
  readonly HALYARD_IDENTITY_ADMIN_ENDPOINT?: string | undefined;
  readonly HALYARD_IDENTITY_ADMIN_TOKEN?: string | undefined;
};

const originOf = (address: string) => new URL(address).origin;
const withSlash = (address: string) => (address.endsWith('/') ? address : `${address}/`);
const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** The addresses of a region; China has its own domain. */
function regionAddresses(region: string) {
  const domain = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
  return {
    userPools: `https://cognito-idp.${region}.${domain}`,
    identityPools: `https://cognito-identity.${region}.${domain}`,
    /** The second form that the cloud service may sign with. */
    issuers: `https://issuer-cognito-idp.${region}.${domain}`,
  };
}

/** Every `iss` that tokens of the pool may carry: the configured one, else the two forms of the region. */
function issuersOf({ HALYARD_IDENTITY_ISSUER: given, HALYARD_POOL_ID: poolId }: Settings, region: string): string[] {
  if (given !== undefined) return [withoutSlash(given)];
  const { userPools, issuers } = regionAddresses(region);
  return [`${userPools}/${poolId}`, `${issuers}/${poolId}`];
}

/** The cloud user pool; undefined where identity is embedded. Without its own address, the region's. */
export function readCloudPool(data: Settings) {
  if (data.HALYARD_IDENTITY !== 'cognito') return undefined;
  const region = data.HALYARD_POOL_ID.slice(0, data.HALYARD_POOL_ID.indexOf('_'));
  const endpoint = data.HALYARD_IDENTITY_ENDPOINT;
  const identityPoolEndpoint = data.HALYARD_IDENTITY_POOL_ENDPOINT;
  const adminEndpoint = data.HALYARD_IDENTITY_ADMIN_ENDPOINT ?? endpoint;
  return {
    region,
    /** Null: browsers use the region's endpoint, like Amplify by default. */
    endpoint: endpoint === undefined ? null : withSlash(endpoint),
    issuers: issuersOf(data, region),
    identityPoolId: data.HALYARD_IDENTITY_POOL_ID ?? null,
    identityPoolEndpoint: identityPoolEndpoint === undefined ? null : withSlash(identityPoolEndpoint),
    /** The endpoint of `Admin…` calls; undefined: the region's endpoint. */
    adminEndpoint: adminEndpoint === undefined ? undefined : withSlash(adminEndpoint),
    /** Sent if another Halyard is the user pool; the cloud service uses signatures. */
    adminToken: adminEndpoint === undefined ? undefined : data.HALYARD_IDENTITY_ADMIN_TOKEN,
  };
}

/** Other origins that pages of the console connect to: those of a cloud pool and its hosted login. */
export function readConnectOrigins(cloudPool: ReturnType<typeof readCloudPool>, hostedLogin: string | null): string[] {
  if (!cloudPool) return [];
  const { userPools, identityPools } = regionAddresses(cloudPool.region);
  const { endpoint, identityPoolId, identityPoolEndpoint } = cloudPool;
  const addresses = [
    endpoint ?? userPools,
    ...(identityPoolId === null ? [] : [identityPoolEndpoint ?? identityPools]),
    ...(hostedLogin === null ? [] : [hostedLogin]),
  ];
  return [...new Set(addresses.map(originOf))];
}
