/** Where what a feed rejected lies while its import waits: beside the file, one JSON line for each. */
export const rejectionsBeside = (path: string): string => `${path}.rejected`;

/** The import whose file, or whose rejections, a name belongs to. */
export const importOfFile = (name: string): string => name.replace(/\.rejected$/, '');
