/** Where an upload of threats or entities waits for its import, in the storage. */
export const uploadKey = (importId: string): string => `uploads/${importId}`;

/** Where what a feed rejected lies while its import waits: beside the file, one JSON line for each. */
export const rejectionsBeside = (path: string): string => `${path}.rejected`;

/** The import whose file, or whose rejections, a name belongs to. */
export const importOfFile = (name: string): string => name.replace(/\.rejected$/, '');
