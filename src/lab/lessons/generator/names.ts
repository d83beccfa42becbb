import type { Language } from '../../../core/record/profile.js';

export type GeneratorOffered = 'twister' | 'java' | 'microsoft' | 'standardC' | 'minimal' | 'mulberry' | 'xoshiro' | 'brokenTwister';

export const GENERATOR_NAMES: Readonly<Record<Language, Readonly<Record<GeneratorOffered, string>>>> = {
  en: {
    twister: 'Mersenne Twister',
    java: 'of Java',
    microsoft: 'of Microsoft’s C',
    standardC: 'of the C standard',
    minimal: 'minimal standard',
    mulberry: 'Mulberry',
    xoshiro: 'Xoshiro',
    brokenTwister: 'Mersenne Twister without its constant',
  },
  hi: {
    twister: 'मर्सेन ट्विस्टर',
    java: 'जावा का',
    microsoft: 'माइक्रोसॉफ़्ट के सी का',
    standardC: 'सी मानक का',
    minimal: 'न्यूनतम मानक',
    mulberry: 'मलबेरी',
    xoshiro: 'ज़ोशिरो',
    brokenTwister: 'मर्सेन ट्विस्टर, बिना अपने स्थिरांक के',
  },
  bn: {
    twister: 'মার্সেন টুইস্টার',
    java: 'জাভার',
    microsoft: 'মাইক্রোসফটের সি-র',
    standardC: 'সি মানের',
    minimal: 'ন্যূনতম মান',
    mulberry: 'মালবেরি',
    xoshiro: 'জোশিরো',
    brokenTwister: 'মার্সেন টুইস্টার, নিজের ধ্রুবক ছাড়া',
  },
};
