export type FileFault = 'tooLarge' | 'empty' | 'wrongKind';

/** What files a screen takes, and what it says of them. */
export type AcceptedFiles = {
  /** For the file dialog: endings and media types. */
  readonly accept: string;
  /** Why a file need not be sent at all; undefined when the server shall look at it. */
  readonly validate: (file: File) => FileFault | undefined;
  readonly words: {
    readonly area: string;
    readonly limits: string;
    readonly tooLarge: (size: string) => string;
    readonly wrongKind: string;
  };
};
