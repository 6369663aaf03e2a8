import { minute } from '../clock.ts';

const kilobyte = 1024;

/** What one client may ask of the inbound mail server. A real reply has some 20 kB and takes a few seconds. */
export interface InboundLimits {
  /** Octets. */
  messageSize: number;
  recipients: number;
  /** Simultaneous connections, of all clients and of one network (product 9.7). */
  connections: number;
  connectionsOfNetwork: number;
  /** Octets of a command; RFC 5321 section 4.5.3.1.4 asks for 512, and extensions for more. */
  commandLength: number;
  /** Unknown addresses in one conversation. */
  refusedAddresses: number;
  /** Octets of one conversation, including all commands and messages. */
  conversationSize: number;
  /** How long a client may be silent, in milliseconds. */
  idleTime: number;
  /** How long a conversation may take, in milliseconds, however busy the client is. */
  conversationTime: number;
}

export const inboundLimits: InboundLimits = {
  messageSize: 1024 * kilobyte,
  recipients: 5,
  connections: 50,
  connectionsOfNetwork: 10,
  commandLength: 2 * kilobyte,
  refusedAddresses: 10,
  conversationSize: 8 * 1024 * kilobyte,
  idleTime: minute,
  conversationTime: 5 * minute,
};
