export type FileFault = 'tooLarge' | 'empty' | 'wrongKind';

/** Accepted files of a screen, and its texts about them. */
export type AcceptedFiles = {
  /** For the file dialog: endings and media types. */
  readonly accept: string;
  /** Why a file need not be sent; undefined if the server should check it. */
  readonly validate: (file: File) => FileFault | undefined;
  readonly words: {
    readonly area: string;
    readonly limits: string;
    readonly tooLarge: (size: string) => string;
    readonly wrongKind: string;
  };
};
