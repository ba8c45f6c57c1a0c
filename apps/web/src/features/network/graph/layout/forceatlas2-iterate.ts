/** One step of ForceAtlas2 on plain numbers, as the package uses it within its own worker; it comes without types. */
declare module 'graphology-layout-forceatlas2/iterate.js' {
  import type { ForceAtlas2Settings } from 'graphology-layout-forceatlas2';

  const iterate: (settings: Required<ForceAtlas2Settings>, nodes: Float32Array, lines: Float32Array) => void;
  export = iterate;
}
