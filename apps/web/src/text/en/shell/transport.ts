/** Texts of calls that failed, by what went wrong. */
export const transport = {
  unauthenticated: 'Authentication required. Please log in again.',
  unreachable: 'The server cannot be reached. The connection may be blocked.',
  cancelled: 'Request was cancelled. This may be due to network issues or timeout.',
  tooManyRequests: 'Too many requests. Please wait a moment before trying again.',
  serverError: 'Server error. Our team has been notified and is working on it.',
  other: 'An error occurred while processing your request. Please try again later.',
};
