/**
 * Digest: SHA-256 over fields that cannot run into each other.
 *
 * Every value of the provable deal is `SHA-256(L(tag) tag L(field) field …)`, where `L` is the length in bytes as four
 * bytes, the highest first. The tag says what the digest is for, so a commitment can never pass for a key; the lengths
 * make the encoding injective, so two different lists of cuts never give the same bytes. The README writes it out.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Length of a secret, a key and every digest, in bytes. */
export const DIGEST_BYTES = 32;

const HEX = /^[0-9a-f]{64}$/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The digest of some fields under a tag (ASCII). */
export function digest(tag: string, ...fields: readonly Uint8Array[]): Uint8Array {
  const parts = [utf8ToBytes(tag), ...fields].flatMap((field) => [uint32(field.length), field]);
  return sha256(concatBytes(...parts));
}

/** SHA-256 of bytes as they are. */
export function sha256Of(...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(concatBytes(...parts));
}

/** A whole number from 0 to 2^32 − 1 as four bytes, the highest first. */
export function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** A text as UTF-8 of its Unicode normal form C, so that an ü typed in two ways is one ü. */
export function textBytes(text: string): Uint8Array {
  return utf8ToBytes(text.normalize('NFC'));
}

/** Whether a text has one meaning as UTF-8: half a surrogate pair has none. */
export function isWellFormed(text: string): boolean {
  return !LONE_SURROGATE.test(text);
}

/** 32 bytes as 64 lower-case hexadecimal digits, the form of secrets and commitments in a log. */
export function toHex(bytes: Uint8Array): string {
  return bytesToHex(bytes);
}

/** The bytes of 64 lower-case hexadecimal digits; null for anything else. */
export function fromHex(hex: string): Uint8Array | null {
  return HEX.test(hex) ? hexToBytes(hex) : null;
}
