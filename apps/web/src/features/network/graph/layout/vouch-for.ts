type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
};

/** The content security policy takes only addresses of scripts that were vouched for; ours is part of the build. */
export function vouchFor(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('halyard-layout', { createScriptURL: (known) => known }).createScriptURL(url) ?? url
  );
}
