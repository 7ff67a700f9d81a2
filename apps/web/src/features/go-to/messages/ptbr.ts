import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages: SameKeys<typeof english> = {
  goTo: {
    words: {
      twofa:
        'MFA, autenticação de dois fatores, segundo fator, aplicativo autenticador, OTP, códigos de recuperação',
      accountHistory: 'registro de auditoria, atividade, alterações, quem fez o quê, logins',
      subAdmins: 'administradores, equipe, papéis, permissões, ver como',
      changePassword: 'nova senha, trocar senha',
      sessions: 'logins, acessos, dispositivos, navegadores, sair de todos',
      turnOnTwofa: '2FA, MFA, configurar dois fatores',
      addSubAdmin: 'novo subadministrador, criar administrador, convidar',
      exportAccountHistory: 'baixar histórico, CSV, auditoria',
      logOut: 'encerrar sessão, desconectar, logout',
      language: 'language, bahasa, Sprache, langue, tradução',
    },
    actions: {
      changePassword: 'Alterar senha',
      sessions: 'Suas sessões',
      turnOnTwofa: 'Ativar a autenticação de dois fatores',
      addSubAdmin: 'Adicionar subadministrador',
      exportAccountHistory: 'Exportar o histórico da conta',
      logOut: 'Sair',
      language: 'Idioma: {name}',
    },
  },
};
