import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const alertNames = {
  login: 'Logins de um novo endereço',
  domain: 'Alertas de saúde dos domínios',
  country: 'Logins de um novo país',
  incident: 'Logins de muitos países',
  limit: 'Limites quase esgotados',
};

const textNames = {
  password_reset_mail: 'Redefinição de senha, e-mail',
  password_reset_web: 'Redefinição de senha, página',
  quota_warning: 'Caixa postal quase cheia',
  password_expiry_warning: 'A senha expira em breve',
  password_expired: 'A senha expirou',
};

export const messages = {
  title: 'Configurações',
  purpose: 'Seu acesso e as configurações desta conta.',
  purposeOwn: 'Seu acesso e seus alertas por e-mail.',
  tabs: {
    label: 'Seções das configurações',
    general: 'Geral',
    texts: 'Textos do sistema',
  },
  login: {
    title: 'Seu acesso',
    username: 'Nome de usuário',
    email: 'Endereço de e-mail',
    language: 'Idioma do painel',
    password: 'Alterar senha',
    sessions: 'Suas sessões',
  },
  email: {
    change: 'Alterar endereço de e-mail',
    new: 'Novo endereço de e-mail',
    hint: 'Enviaremos um link para este endereço. Seu endereço muda quando você o abrir.',
    password: 'Senha atual',
    submit: 'Enviar link',
    sentTitle: 'Verifique a nova caixa de entrada',
    sent: 'Enviamos um link para {email}. Ele vale por {num, plural, one {# hora} other {# horas}}. Até você abri-lo, o endereço antigo continua em uso.',
  },
  alerts: {
    title: 'Alertas por e-mail',
    ...alertNames,
  },
  alertHints: {
    login:
      'Receba um e-mail quando alguém entrar com o seu acesso a partir de um endereço IP que você não usou recentemente.',
    domain:
      'Receba um e-mail quando os registros DNS ou os certificados de um domínio deixarem de estar corretos e antes do fim do prazo para verificar um domínio.',
    country:
      'Receba um e-mail quando alguém entrar com o seu acesso a partir de um país de onde você não entrou nos últimos 90 dias.',
    incident:
      'Receba um e-mail quando um usuário entrar em 24 horas a partir de mais países do que as configurações do filtro permitem.',
    limit: 'Receba um e-mail quando domínios, caixas postais ou cota da sua conta estiverem quase esgotados.',
  },
  account: {
    title: 'Conta',
    save: 'Salvar',
    timeout: 'Encerrar a sessão automaticamente após (minutos)',
    timeoutHint: 'Informe de 1 a 720. Quem ficar inativo por esse tempo tem a sessão encerrada.',
    timezone: 'Fuso horário',
    dateformat: 'Formato de data',
    usualDates: 'Padrão do idioma',
    language: 'Idioma da conta',
    languageHint:
      'Usado para novos administradores e e-mails até que cada um escolha o próprio idioma. Se não for informado, o painel usa o idioma do navegador e os e-mails são enviados em inglês.',
    noLanguage: 'Não informado',
    homecountry: 'País de origem',
    noCountry: 'Não informado',
    quotaAlertCc: 'Enviar cópias dos alertas de cota para',
    quotaAlertCcHint:
      'Para cópias dos e-mails sobre caixas postais quase cheias. Esses e-mails ainda não são enviados.',
    passwordAge: 'As senhas expiram após (dias)',
    passwordAgeHint:
      'Informe de 0 a 3650; 0 significa nunca. Administradores com uma senha mais antiga precisam alterá-la antes de continuar. As senhas das caixas postais não expiram.',
    twofaRequired: 'Exigir autenticação de dois fatores para subadministradores',
    twofaRequiredHint:
      'Subadministradores que ainda não a usam precisam configurá-la antes de fazer qualquer outra coisa. Eles não podem desativá-la.',
  },
  texts: {
    title: 'Textos do sistema',
    purpose: 'Os textos dos e-mails e das páginas do sistema, em cada idioma.',
    which: 'Texto',
    language: 'Idioma do texto',
    wording: 'Redação',
    isDefault: 'Padrão',
    isOwn: 'Redação própria',
    subject: 'Assunto',
    text: 'Conteúdo',
    textHint: 'Texto simples. Os marcadores entre chaves são preenchidos no envio ou na exibição.',
    save: 'Salvar',
    placeholders: 'Marcadores',
    insert: 'Inserir {name} no texto',
    required: 'Obrigatório no texto',
  },
  textNames,
  textHints: {
    password_reset_mail: 'Enviado a administradores que pedem uma nova senha.',
    password_reset_web: 'Aparece na página que o link enviado abre.',
    quota_warning: 'Para usuários com a caixa postal quase cheia. Ainda não é enviado.',
    password_expiry_warning:
      'Enviado a administradores várias vezes nas duas semanas antes de a senha deles expirar.',
    password_expired: 'Enviado a administradores quando a senha deles expirou.',
  },
  placeholders: {
    username: 'Nome de usuário ou endereço do destinatário',
    link: 'Link para o próximo passo',
    minutes: 'Por quantos minutos o link é válido',
    remoteip: 'Endereço IP de onde veio o pedido',
    percent: 'Ocupação da caixa postal, em porcentagem',
    used: 'Espaço em uso, com a unidade',
    quota: 'Tamanho da caixa postal, com a unidade',
    days: 'Quantos dias restam',
    date: 'Data em que a senha expira',
  },
  preview: {
    title: 'Prévia',
    text: 'Preenchida com dados de exemplo.',
    waiting: 'Esta é a última versão válida. A prévia é atualizada quando os erros forem corrigidos.',
  },
  reset: {
    button: 'Restaurar padrão',
    title: 'Restaurar o padrão de “{name}” em {language}?',
    text: 'Isso remove sua redação neste idioma, inclusive alterações não salvas. Os outros idiomas não são afetados.',
  },
  facts: {
    ui_timeout: 'Encerramento automático da sessão (minutos)',
    language: 'Idioma',
    timezone: 'Fuso horário',
    dateformat: 'Formato de data',
    homecountry: 'País de origem',
    quota_alert_cc: 'Cópias dos alertas de cota',
    password_max_age_days: 'Expiração das senhas (dias)',
    screen: 'Tela',
    is_default: 'Visualização padrão',
    alerts: 'Alertas por e-mail',
    subject: 'Assunto',
    text: 'Conteúdo',
    twofa_required: 'Dois fatores obrigatórios para subadministradores',
  },
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
      settings:
        'preferências, fuso horário, formato de data, saída automática, endereço de e-mail, alertas, notificações, validade da senha',
      systemTexts: 'modelos, textos de e-mail',
    },
    actions: {
      changePassword: 'Alterar senha',
      sessions: 'Suas sessões',
      turnOnTwofa: 'Ativar a autenticação de dois fatores',
      addSubAdmin: 'Adicionar subadministrador',
      exportAccountHistory: 'Exportar o histórico da conta',
      logOut: 'Sair',
      language: 'Idioma: {name}',
      systemTexts: 'Textos do sistema',
    },
  },
  values: {
    target: textNames,
    alerts: alertNames,
  },
  menu: {
    settings: 'Configurações',
  },
  deeds: {
    updateSettings: 'Configurações da conta alteradas',
    setAlerts: 'Seus alertas por e-mail foram alterados',
    updateSystemText: 'Texto do sistema alterado',
    resetSystemText: 'Texto do sistema restaurado ao padrão',
  },
  operations: {
    updateSettings: 'Alterou as configurações da conta',
    setSavedView: 'Salvou uma visualização de uma lista',
    removeSavedView: 'Removeu uma visualização salva',
    setAlerts: 'Alterou os alertas por e-mail',
    updateSystemText: 'Alterou um texto do sistema',
    resetSystemText: 'Restaurou o padrão de um texto do sistema',
  },
} satisfies SameKeys<typeof english>;
