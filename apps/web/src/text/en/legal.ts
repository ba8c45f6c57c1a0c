/** What the three links under the sign-in form open. */
export const legal = {
  terms: [
    'For the people your organisation has given access to, for its security and intelligence work.',
    'What you do in it is recorded in an audit log. Keep your password and your codes to yourself.',
    'Records may hold personal data of third parties. Use and share them only as your organisation and the law allow.',
  ],
  privacy: [
    'Stored about you: your name, e-mail address, company, role, sign-ins with time and network address, your tasks and settings.',
    'Passwords are kept only as a verifier that cannot be turned back, sealed with a key outside the database.',
    'Nothing is sent to outside services. Codes expire within 24 hours; deleting your account removes your tasks and settings.',
  ],
  support: [
    'Ask the people who run this workspace. Send them the request ID that the error shows; they can look it up.',
  ],
};
