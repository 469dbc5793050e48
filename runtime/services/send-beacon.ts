/** Sends a small report in the background; one that can't be sent is lost without a word. */
export type SendBeacon = (endpoint: string, report: object) => void;

export const sendBeacon: SendBeacon = (endpoint, report) => {
  navigator.sendBeacon(endpoint, JSON.stringify(report));
};
