/**
 * Sends a page view or an error report in the background; one that can't be sent is dropped
 * silently.
 */
export type SendReport = (endpoint: string, report: object) => void;

/**
 * Without cookies, and as text: another host that takes reports need not be asked first whether it
 * takes JSON.
 */
export const sendReport: SendReport = (endpoint, report) => {
  const body = JSON.stringify(report);
  fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  );
};
