/**
 * The two errors that the API may be unable to send. They are separate from the catalogue so that the browser bundle contains
 * only these; the messages of all others come from the API.
 */
export const GENERAL_ERRORS = {
  service_unavailable: {
    status: 503,
    message: { hu: 'A szolgáltatás most nem érhető el. Kérjük, próbáld újra.', en: 'The service is unavailable right now. Please try again.' },
  },
  internal_error: {
    status: 500,
    message: { hu: 'Valami elromlott nálunk. Kérjük, próbáld újra.', en: 'Something went wrong on our side. Please try again.' },
  },
} as const;
