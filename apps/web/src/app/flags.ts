/** Switches of a build. The two mocks are for development; a production build rejects to start with one of them on. */
export type Flags = { readonly analytics: boolean; readonly mockAuth: boolean; readonly mockData: boolean };

type Environment = Readonly<Record<string, unknown>>;

const isOn = (value: unknown, otherwise: boolean) =>
  value === undefined ? otherwise : value === 'true' || value === '1';

export function readFlags(environment: Environment): Flags {
  const flags = {
    analytics: isOn(environment.VITE_ANALYTICS, true),
    mockAuth: isOn(environment.VITE_MOCK_AUTH, false),
    mockData: isOn(environment.VITE_MOCK_DATA, false),
  };
  if (environment.PROD === true && (flags.mockAuth || flags.mockData)) {
    throw new Error('VITE_MOCK_AUTH and VITE_MOCK_DATA must be off in a production build.');
  }
  return flags;
}
