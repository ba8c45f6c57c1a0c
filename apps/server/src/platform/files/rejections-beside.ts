/** Storage path of an upload of threats or entities that waits for its import. */
export const uploadKey = (importId: string): string => `uploads/${importId}`;

/** Path of a feed's rejections while its import waits: beside the file, one JSON line for each. */
export const rejectionsBeside = (path: string): string => `${path}.rejected`;

/** The import of a file, or of its rejections, by name. */
export const importOfFile = (name: string): string => name.replace(/\.rejected$/, '');
