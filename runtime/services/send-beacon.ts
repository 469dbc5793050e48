/** Sends a small report in the background; one that can't be sent is dropped silently. */
export type SendBeacon = (endpoint: string, report: object) => void;

export const sendBeacon: SendBeacon = (endpoint, report) => {
  navigator.sendBeacon(endpoint, JSON.stringify(report));
};
